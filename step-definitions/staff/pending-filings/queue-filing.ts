import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Filing, PrivateDocumentType } from '#rules';
import { officeDay, plusDays } from '#rules';
import { ApiScenarioContext } from '../../scenario/context/api';
import { ApiPaymentDriver } from '../../payment/api';
import { agentChangeOn } from '../../scenario/on-record/agent-change';
import { administratorClient } from './administrator-client';

/** A filing that waits for staff, for one test alone. */
export interface QueuedFiling {
  entityId: string;
  entityName: string;
  /** Document number. */
  transactionId: string;
  /** Its number in the queue. */
  transSeqId: string;
  /** The reference under which its filer finds it again. */
  refId: string;
  email: string;
  /** As it was submitted. */
  filing: Filing;
}

/** The properties of the filing that a test chooses. */
export interface QueuedFilingOptions {
  entityName?: string;
  email?: string;
  /** Names of text files that are attached for everybody to see, in addition to the private ones. */
  attachments?: readonly string[];
  privateDocuments?: readonly PrivateDocumentType[];
  /** Days until the filing takes effect; at once unless given. */
  delay?: number;
}

type Attachment = Filing['additionalInfoValues']['attachments'][number];
interface SentFile {
  fileName: string;
  mimeType: string;
  contents: Buffer;
  private?: boolean;
}

const sample = (fileName: string) => readFileSync(join(process.cwd(), 'docs/samples', fileName));
const PRIVATE_FILES: Readonly<Record<PrivateDocumentType, () => SentFile>> = {
  AFFIDAVIT: () => ({
    fileName: 'affidavit.pdf',
    mimeType: 'application/pdf',
    contents: sample('affidavit.pdf'),
  }),
  PHOTO_ID: () => ({ fileName: 'photo-id.png', mimeType: 'image/png', contents: sample('photo-id.png') }),
};

const textFile = (fileName: string): SentFile => ({
  fileName,
  mimeType: 'text/plain',
  contents: Buffer.from(`Sample contents of ${fileName}.`),
});

/** The day this many days from now, as a filer types it. */
const typedDay = (days: number): string => {
  const [year = '', month = '', day = ''] = plusDays(officeDay(new Date().toISOString()), days).split('-');
  return `${month}/${day}/${year}`;
};

const delayed = (filing: Filing, days: number): Filing => ({
  ...filing,
  effectiveDateValues: {
    ...filing.effectiveDateValues,
    effectiveAtTimeOfFilingRadio: 'N',
    effectiveDateAsEntered: typedDay(days),
  },
});

async function keepFile(
  { client }: ApiScenarioContext,
  refId: string,
  { contents, ...file }: SentFile,
): Promise<Attachment> {
  const fileContents = contents.toString('base64');
  const { data, message } = await client.call('uploadAttachment', {
    query: { refId },
    body: { refId, ...file, fileContents },
  });
  if (!data?.attachment) throw new Error(`The registry did not keep ${file.fileName}: ${message}`);
  return data.attachment;
}

/** A change of the agent of this entity, kept by the registry together with its files. */
async function changeUnderReview(
  context: ApiScenarioContext,
  entityId: string,
  { email, attachments, privateDocuments, delay }: Required<Omit<QueuedFilingOptions, 'entityName'>>,
) {
  const agentChange = { ...(await agentChangeOn(context, entityId)), email };
  if (!agentChange.adminFraudCheck) throw new Error(`The entity ${entityId} is not marked for review.`);
  const filing = delay > 0 ? delayed(agentChange, delay) : agentChange;
  const { data } = await context.client.call('saveFiling', { body: { filing } });
  const refId = data?.refId ?? '';
  const publicFiles: Attachment[] = [];
  for (const name of attachments) publicFiles.push(await keepFile(context, refId, textFile(name)));
  const privateFiles: Attachment[] = [];
  for (const documentTyp of privateDocuments) {
    const keptFile = await keepFile(context, refId, { ...PRIVATE_FILES[documentTyp](), private: true });
    privateFiles.push({ ...keptFile, documentTyp });
  }
  const additionalInfoValues: Filing['additionalInfoValues'] = {
    ...filing.additionalInfoValues,
    additionalInfoAttachmentRadio: publicFiles.length > 0 ? 'Y' : 'N',
    attachments: publicFiles,
    privateAttachments: privateFiles,
  };
  return { refId, filing: { ...filing, additionalInfoValues } };
}

/**
 * Forms a company, has the changes of its agent reviewed, and files and pays for one: it waits in the queue, and no other test acts upon
 * it. The server must run in a developer environment with the sample registry.
 */
export async function queueFiling(
  baseUrl: string,
  {
    entityName = `Queued ${randomUUID().slice(0, 8)} LLC`,
    email = 'filer@example.com',
    attachments = [],
    privateDocuments = ['AFFIDAVIT', 'PHOTO_ID'],
    delay = 0,
  }: QueuedFilingOptions = {},
): Promise<QueuedFiling> {
  const context = new ApiScenarioContext(baseUrl);
  const payment = new ApiPaymentDriver(context);
  const entityId = await payment.formCompany(entityName);
  await context.client.call('reviewAgentChanges', { body: { entityId } });
  const change = await changeUnderReview(context, entityId, { email, attachments, privateDocuments, delay });
  const { refId, receipt } = await payment.fileAndPay(change.filing, change.refId);
  const { transactionId } = receipt;
  const administrator = await administratorClient(baseUrl);
  const { data } = await administrator.call('pendingFiling', {
    query: { masterId: entityId, transId: transactionId },
  });
  const transSeqId = data?.pendingFiling?.transSeqId;
  if (transSeqId === undefined) throw new Error(`The filing ${transactionId} is not in the queue.`);
  return { entityId, entityName, transactionId, transSeqId, refId, email, filing: change.filing };
}
