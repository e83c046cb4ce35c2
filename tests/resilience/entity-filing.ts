import type { Filing, FilingType } from '#rules';
import { initialFiling, transactionOf, withEntitySummary } from '#rules';
import { companyFiling } from './company';
import { registryAt, savedAgent } from './registry';

const LICENSE = { number: '921234567', lastName: 'Sample' };

/** The values of a filing on an entity that differ from filer to filer; `mark` is a short text of its own. */
const CHANGES: Partial<Record<FilingType, (filing: Filing, mark: string) => Filing>> = {
  chgpoa: (filing, mark) => ({ ...filing, principalOfficeValues: officeAt(filing, mark) }),
  report: (filing, mark) => ({ ...filing, principalOfficeValues: officeAt(filing, mark) }),
  chgra: (filing, mark) => ({
    ...filing,
    registeredAgentValues: {
      ...filing.registeredAgentValues,
      addressValues: agentMailAt(filing, mark),
    },
  }),
  reinstate: (filing) => ({ ...filing, statute: '7-80-101' }),
  amend: (filing, mark) => ({
    ...filing,
    entityNameValues: {
      ...filing.entityNameValues,
      name: `${mark} LLC`,
      isNameChanged: 'Y',
      isNameValid: true,
    },
  }),
};

const officeAt = ({ principalOfficeValues: office }: Filing, address1: string) => ({
  ...office,
  streetAddress: {
    ...office.streetAddress,
    address1,
    addressSelectionType: 'USER' as const,
    hasChanged: true,
  },
  isSameAsStreetAddressChecked: true,
});

const agentMailAt = ({ registeredAgentValues: { addressValues } }: Filing, address1: string) => ({
  ...addressValues,
  mailingAddress: {
    ...addressValues.streetAddress,
    addressTyp: 'MAIL' as const,
    address1,
    addressSelectionType: 'USER' as const,
  },
  isSameAsStreetAddressChecked: false,
});

/** The summary of an entity as a server tells it. */
export async function summaryOf(url: string, entityId: string, transTyp = '') {
  const { data } = await registryAt(url).GET('/business-api/entity/summary', {
    params: { query: { entityId, transTyp } },
  });
  const summary = data?.apiData.entitySummary;
  if (summary === undefined) throw new Error(`There is no summary of ${entityId}.`);
  return summary;
}

/** A complete filing on an entity on record, begun with its summary, with an agent verified for it where it names one. */
export async function entityFiling(
  url: string,
  {
    filingType,
    entityId,
    submissionKey,
    mark,
  }: { filingType: FilingType; entityId: string; submissionKey: string; mark: string },
): Promise<Filing> {
  const begun = initialFiling({ filingType, submissionKey, entityId });
  const { code } = (await summaryOf(url, entityId)).entityType;
  const transactionType = transactionOf(filingType, code as Filing['entityType'])?.transactionType ?? '';
  const agent = await savedAgent(registryAt(url), LICENSE, { transactionType, entityId });
  const sample = companyFiling('Unused LLC', submissionKey, agent);
  const onRecord = withEntitySummary(begun, await summaryOf(url, entityId, transactionType));
  const filing: Filing = {
    ...onRecord,
    registeredAgentValues: sample.registeredAgentValues,
    additionalInfoValues: { ...sample.additionalInfoValues, additionalInfoAttachmentRadio: 'N' },
    effectiveDateValues: sample.effectiveDateValues,
    filersValues: sample.filersValues,
    notificationsValues: sample.notificationsValues,
  };
  const changed = CHANGES[filingType]?.(filing, mark) ?? filing;
  return changed.adminFraudCheck ? underReview(url, changed) : changed;
}

/** A text file as evidence of who files; each file says which document it is. */
const evidence = (documentTyp: 'AFFIDAVIT' | 'PHOTO_ID') => ({
  fileName: `${documentTyp.toLowerCase()}.txt`,
  mimeType: 'text/plain',
  fileContents: Buffer.from(`A sample ${documentTyp}.`).toString('base64'),
  private: true,
});

/** The filing with what staff ask for before they decide: an email address and private files, which the registry keeps. */
async function underReview(url: string, filing: Filing): Promise<Filing> {
  const client = registryAt(url);
  const entered = { ...filing, email: 'filer@example.com' };
  const { data: saved } = await client.POST('/business-api/file', { body: { filing: entered } });
  const refId = saved?.apiData.refId ?? '';
  const privateAttachments = [];
  for (const documentTyp of ['AFFIDAVIT', 'PHOTO_ID'] as const) {
    const { data } = await client.POST('/business-api/file/attachment', {
      body: { refId, ...evidence(documentTyp) },
    });
    const attachment = data?.apiData.attachment;
    if (attachment === undefined) throw new Error('The registry did not keep a private file.');
    privateAttachments.push({ ...attachment, documentTyp });
  }
  return { ...entered, additionalInfoValues: { ...entered.additionalInfoValues, privateAttachments } };
}
