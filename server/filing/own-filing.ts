import type { Attachment, Filing } from '#rules';
import { initialFiling, normaliseEntityName, withEffectiveDateTime } from '#rules';

/** Contents stay in their own table. */
const withoutContents = ({ key, fileName, mimeType, size }: Attachment): Attachment => ({
  key,
  fileName,
  mimeType,
  size,
});

/**
 * A filing as the registry takes it from a browser: what the filer entered, with type, transaction, flags and statuses of the
 * registry's own making (decision 18). Licence numbers and passcodes are of no use after the agent was saved and are not kept.
 */
export function ownFiling(received: Filing): Filing {
  const { submissionKey, filingType } = received;
  if (filingType === '') return { ...received, adminFraudCheck: false };
  const own = initialFiling({
    submissionKey,
    filingType,
    entityId: received.entityId,
    ...(received.entityType === '' ? {} : { entityType: received.entityType }),
  });
  return {
    ...received,
    entityType: own.entityType,
    transactionType: own.transactionType,
    transactionDescription: own.transactionDescription,
    domesticFlag: own.domesticFlag,
    jurisdiction: own.jurisdiction,
    entityId: own.entityId,
    statusCode: own.statusCode,
    status: own.status,
    adminFraudCheck: false,
    entityNameValues: {
      ...received.entityNameValues,
      name: normaliseEntityName(received.entityNameValues.name),
    },
    registeredAgentValues: {
      ...received.registeredAgentValues,
      verifyValues: { ...received.registeredAgentValues.verifyValues, driversLicenseId: '', passcode: '' },
    },
    effectiveDateValues: withEffectiveDateTime(received.effectiveDateValues),
    additionalInfoValues: {
      ...received.additionalInfoValues,
      attachments: received.additionalInfoValues.attachments.map(withoutContents),
      privateAttachments: received.additionalInfoValues.privateAttachments.map(withoutContents),
    },
  };
}
