import { initialFiling, type Filing, type FormationType } from '#rules';
import { formationOf } from '../../step-definitions/samples/formations';
import { companyFiling } from './company';
import { answered, type Filer } from './filer';
import { registryAt, savedAgent } from './registry';

const LICENSE = { number: '921234567', lastName: 'Sample' };

/** Every kind of entity that is formed while servers are killed, in turn. */
export const FORMATIONS: readonly FormationType[] = ['llc', 'dpc', 'dnc', 'dc55', 'dc56'];

const CAPITAL_STOCK = {
  fileName: 'capital-stock.txt',
  mimeType: 'text/plain',
  fileContents: Buffer.from('Authorized capital stock: 1000 shares of $1 each.').toString('base64'),
};

/** A complete formation of this kind, with an agent that a server has saved for it, and with the file without which a cooperative of Article 55 is not formed. */
export async function readyFormation(filer: Filer, filingType: FormationType): Promise<Filing> {
  filer.onStage?.('agent');
  return answered(filer, (url) => formationAt(url, filer, filingType));
}

async function formationAt(
  url: string,
  { name, submissionKey }: Filer,
  filingType: FormationType,
): Promise<Filing> {
  const client = registryAt(url);
  const { transactionType } = initialFiling({ filingType, submissionKey });
  const agent = await savedAgent(client, LICENSE, { transactionType });
  const company = companyFiling(name, submissionKey, agent);
  const filing: Filing = {
    ...formationOf(filingType, submissionKey, name),
    entityNameValues: company.entityNameValues,
    principalOfficeValues: company.principalOfficeValues,
    registeredAgentValues: company.registeredAgentValues,
    formationValues: company.formationValues,
    effectiveDateValues: company.effectiveDateValues,
    filersValues: company.filersValues,
    notificationsValues: company.notificationsValues,
  };
  return filingType === 'dc55' ? withCapitalStock(url, filing) : filing;
}

async function withCapitalStock(url: string, filing: Filing): Promise<Filing> {
  const client = registryAt(url);
  const { data: saved } = await client.POST('/business-api/file', { body: { filing } });
  const refId = saved?.apiData.refId ?? '';
  const { data } = await client.POST('/business-api/file/attachment', {
    body: { refId, ...CAPITAL_STOCK, private: false },
  });
  const attachment = data?.apiData.attachment;
  if (attachment === undefined) throw new Error('The registry did not keep a file.');
  return {
    ...filing,
    additionalInfoValues: {
      ...filing.additionalInfoValues,
      additionalInfoAttachmentRadio: 'Y',
      attachments: [attachment],
    },
  };
}
