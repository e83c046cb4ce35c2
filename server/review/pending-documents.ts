import type { components } from '#api';
import type { Filing } from '#rules';
import { PRIVATE_DOCUMENT_TEXTS } from '#rules';
import { sql } from 'kysely';
import type { Registry } from '../context';
import type { FilingRecord } from '../database/tables/filings';
import { HttpFailure } from '../failures/failure';
import { writeAudit } from '../audit/audit';
import type { PendingRow } from './pending-row';
import { filingOf } from './pending-row';

type PendingAttachment = components['schemas']['PendingAttachment'];

/** The keys of the submitted files, and the document of each: a file that was added and deleted again is not among them. */
const submittedFiles = ({ additionalInfoValues }: Filing): Map<string, string> =>
  new Map(
    [...additionalInfoValues.attachments, ...additionalInfoValues.privateAttachments].map(
      ({ key, documentTyp }) => [key, documentTyp ? PRIVATE_DOCUMENT_TEXTS[documentTyp] : ''],
    ),
  );

const toPendingFilingAnswer = (
  row: { id: string; fileName: string; isPrivate: boolean },
  documents: Map<string, string>,
  { mimeType, contents }: { mimeType: string; contents?: Buffer },
): PendingAttachment => ({
  ...row,
  mimeType,
  fileData: contents?.toString('base64') ?? '',
  clientLocation: documents.get(row.id) ?? '',
});

/** The one file whose contents are asked for. */
interface WantedFile {
  id: string;
  isPrivate: boolean;
}

/**
 * The files that were submitted with a filing (reading 35), by name alone: a large one must not keep staff from the others. Or the one that
 * is wanted, with its contents.
 */
async function attachmentsOf(
  { db, clock, documents: { draw }, providers }: Registry,
  { filing, submission_key: submissionKey }: FilingRecord,
  wanted?: WantedFile,
): Promise<PendingAttachment[]> {
  const documents = submittedFiles(filing);
  if (documents.size === 0) return [];
  let query = db
    .selectFrom('attachment')
    .innerJoin('submission', 'submission.ref_id', 'attachment.ref_id')
    .select(['attachment_key as id', 'file_name as fileName', 'is_private as isPrivate', 'mime_type'])
    .select(['object_key', 'object_digest'])
    .select(sql<Buffer | null>`case when ${wanted !== undefined} then contents end`.as('contents'))
    .where('submission.submission_key', '=', submissionKey)
    .where('attachment_key', 'in', [...documents.keys()]);
  if (wanted)
    query = query.where('attachment_key', '=', wanted.id).where('is_private', '=', wanted.isPrivate);
  const rows = await query
    .orderBy('attachment.created_at')
    .orderBy('attachment_key')
    .limit(documents.size)
    .execute();
  return Promise.all(
    rows.map(async ({ id, fileName, isPrivate, mime_type: mimeType, ...stored }) => {
      const row = { id, fileName, isPrivate };
      if (!wanted) return toPendingFilingAnswer(row, documents, { mimeType });
      const file = { mimeType, contents: await providers.files.read(stored) };
      const converted = await draw('convertedFile', { ...file, fileName: row.fileName }, clock.now()).catch(
        (error: unknown) => {
          // A file that cannot be drawn is sent as it is.
          if (error instanceof HttpFailure) throw error;
          return file;
        },
      );
      return toPendingFilingAnswer(row, documents, converted);
    }),
  );
}

/** The form of a filing under review, and the names of its files. */
export async function pendingDocuments(
  registry: Registry,
  { transaction_id: transactionId }: PendingRow,
): Promise<{ pdf: string; attachments: PendingAttachment[] }> {
  const record = await filingOf(registry.db, transactionId);
  const attachments = await attachmentsOf(registry, record);
  const pdf = await registry.documents.draw('queuedFiling', record);
  return { pdf: pdf.toString('base64'), attachments };
}

/** A file of a filing under review that everybody will see; undefined where there is none with that id. */
export async function publicFileOf(
  registry: Registry,
  { transaction_id: transactionId }: PendingRow,
  id: string,
): Promise<PendingAttachment | undefined> {
  const record = await filingOf(registry.db, transactionId);
  return (await attachmentsOf(registry, record, { id, isPrivate: false }))[0];
}

/**
 * A private file of a filing under review; undefined where there is none with that id. The audit log gets an entry each time, before the
 * file is sent.
 */
export async function privateFileOf(
  registry: Registry,
  { entity_id: entityId, transaction_id: transactionId }: PendingRow,
  { id, userId }: { id: string; userId: string },
): Promise<PendingAttachment | undefined> {
  const record = await filingOf(registry.db, transactionId);
  const [file] = await attachmentsOf(registry, record, { id, isPrivate: true });
  if (file === undefined) return undefined;
  await writeAudit(registry.db, {
    at: registry.clock.now(),
    userId,
    action: 'privateFilesSeen',
    entityId,
    transactionId,
    details: { files: file.fileName },
  });
  return file;
}
