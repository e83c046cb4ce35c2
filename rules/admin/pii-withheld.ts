import { formatOfficeDateTime } from '../calendar/office-time';

/** A document that an earlier request has withheld from the public record. */
export interface WithheldDocument {
  piiDocId: string;
  /** ISO 8601 instant. */
  since: string;
}

/**
 * What whoever enters a request is told before it is submitted, where its document is withheld already: a further request is taken, but
 * it withholds nothing more (reading 36). Empty where the document that the request now names is another one, or is not withheld.
 */
export const piiWithheldNotice = (piiDocId: string, withheld: WithheldDocument | null): string =>
  withheld === null || withheld.piiDocId !== piiDocId
    ? ''
    : `Document ${piiDocId} has been withheld since ${formatOfficeDateTime(withheld.since)}, at an earlier request. ` +
      'This request changes nothing on the public record. It is kept with the earlier ones, unless one of them says the very same.';
