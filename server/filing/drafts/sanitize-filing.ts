import type { Attachment, Filing } from '#rules';
import {
  isFormation,
  initialFiling,
  tidyFiling,
  withEffectiveDateTime,
  withSameAsOfficeUpdated,
  withoutLicenseAndPasscode,
  withoutUnusedParts,
} from '#rules';
import { sanitizeAddresses, sanitizePerson } from './sanitize-party';

/** The stored part of an attachment: contents stay in their own table. */
const withoutContents = ({ key, fileName, mimeType, size, documentTyp }: Attachment): Attachment => ({
  key,
  fileName,
  mimeType,
  size,
  ...(documentTyp && { documentTyp }),
});

/** Proofs of identity are of no use once the agent was saved, and the contents of files are stored apart: neither is kept in a filing. */
const withoutSecrets = (filing: Filing): Filing => {
  const { registeredAgentValues: agent, additionalInfoValues: info } = filing;
  return {
    ...filing,
    registeredAgentValues: withoutLicenseAndPasscode(agent),
    additionalInfoValues: {
      ...info,
      attachments: info.attachments.map(withoutContents),
      privateAttachments: info.privateAttachments.map(withoutContents),
    },
  };
};

/**
 * A filing as the registry takes it from a browser, once a request: what the filer entered, tidied, with type, transaction, flags and
 * statuses that the registry sets itself (reading 18).
 */
export function sanitizeFiling(sent: Filing): Filing {
  const received = withoutSecrets(tidyFiling(sent));
  const { submissionKey, filingType } = received;
  if (!filingType) return { ...received, adminFraudCheck: false };
  const initial = initialFiling({
    submissionKey,
    filingType,
    entityId: received.entityId,
    ...(received.entityType === '' ? {} : { entityType: received.entityType }),
  });
  const { recordValues, ...entered } = received;
  const sanitized: Filing = {
    ...entered,
    // A filing that forms an entity has no record to compare with.
    ...(initial.entityId !== '' && recordValues ? { recordValues } : {}),
    entityType: initial.entityType,
    transactionType: initial.transactionType,
    transactionDescription: initial.transactionDescription,
    domesticFlag: initial.domesticFlag,
    jurisdiction: initial.jurisdiction,
    entityId: initial.entityId,
    statusCode: initial.statusCode,
    status: initial.status,
    adminFraudCheck: false,
    entityNameValues: {
      ...received.entityNameValues,
      // Without an entity on record there is no name on record, which a document would show.
      oldName: initial.entityId === '' ? '' : received.entityNameValues.oldName,
    },
    principalOfficeValues: sanitizeAddresses(received.principalOfficeValues),
    registeredAgentValues: {
      ...received.registeredAgentValues,
      addressValues: withSameAsOfficeUpdated(
        sanitizeAddresses(received.registeredAgentValues.addressValues),
        received.principalOfficeValues,
      ),
    },
    formationValues: { formers: received.formationValues.formers.map(sanitizePerson) },
    filersValues: { ...received.filersValues, filers: received.filersValues.filers.map(sanitizePerson) },
    effectiveDateValues: withEffectiveDateTime(received.effectiveDateValues),
  };
  // Which pages a filing on record has is known only with its record: there `withoutUnusedParts` runs afterwards.
  return isFormation(filingType) ? withoutUnusedParts(sanitized) : sanitized;
}
