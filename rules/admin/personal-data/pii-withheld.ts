import { formatOfficeDateTime } from '../../calendar/office-time';

/** A document that an earlier request has withheld from the public record. */
export interface WithheldDocument {
  piiDocId: string;
  /** ISO 8601 instant. */
  since: string;
}

/**
 * The notice before a request is submitted whose document is withheld already: a further request is accepted but withholds nothing more
 * (reading 36). Empty where the request now names another document, or one that is not withheld.
 */
export const piiWithheldNotice = (piiDocId: string, withheld: WithheldDocument | null): string =>
  withheld === null || withheld.piiDocId !== piiDocId
    ? ''
    : `Document ${piiDocId} has been withheld since ${formatOfficeDateTime(withheld.since)}, at an earlier request. ` +
      'This request changes nothing on the public record. It is kept with the earlier ones, unless one of them says the very same.';
