import type { Address, Attachment, Filing, Name } from '#rules';
import { initialFiling, normalizeEntityName, withEffectiveDateTime } from '#rules';
import { ownAddress, ownName } from './own-wording';

/** What a filing keeps of an attachment: contents stay in their own table. */
const withoutContents = ({ key, fileName, mimeType, size, documentTyp }: Attachment): Attachment => ({
  key,
  fileName,
  mimeType,
  size,
  ...(documentTyp && { documentTyp }),
});

/** A former or a filer. */
interface Person {
  nameValues: { name: Name };
  addressValues: { streetAddress: Address };
}

const ownPerson = <P extends Person>(person: P): P => ({
  ...person,
  nameValues: { ...person.nameValues, name: ownName(person.nameValues.name) },
  addressValues: { ...person.addressValues, streetAddress: ownAddress(person.addressValues.streetAddress) },
});

const ownAddresses = <A extends { streetAddress: Address; mailingAddress: Address }>(values: A): A => ({
  ...values,
  streetAddress: ownAddress(values.streetAddress),
  mailingAddress: ownAddress(values.mailingAddress),
});

/**
 * A filing as the registry takes it from a browser: what the filer entered, with type, transaction, flags and statuses of the
 * registry's own making (decision 18). License numbers and passcodes are of no use after the agent was saved and are not kept.
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
      name: normalizeEntityName(received.entityNameValues.name),
    },
    principalOfficeValues: ownAddresses(received.principalOfficeValues),
    registeredAgentValues: {
      ...received.registeredAgentValues,
      addressValues: ownAddresses(received.registeredAgentValues.addressValues),
      verifyValues: { ...received.registeredAgentValues.verifyValues, driversLicenseId: '', passcode: '' },
    },
    formationValues: { formers: received.formationValues.formers.map(ownPerson) },
    filersValues: { ...received.filersValues, filers: received.filersValues.filers.map(ownPerson) },
    effectiveDateValues: withEffectiveDateTime(received.effectiveDateValues),
    additionalInfoValues: {
      ...received.additionalInfoValues,
      attachments: received.additionalInfoValues.attachments.map(withoutContents),
      privateAttachments: received.additionalInfoValues.privateAttachments.map(withoutContents),
    },
  };
}
