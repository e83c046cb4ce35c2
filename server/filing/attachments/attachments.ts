import type { Attachment } from '#rules';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { unguessableId } from '../../database/identifiers';
import type { Database } from '../../database/tables';
import { enqueueObjectRemoval } from '../../outbox/enqueue-object-removal';
import type { Registry } from '../../context';
import { isOpenAt } from '../drafts/drafts';
import { isFarFromFull, lockStorage, storedBytes } from '../drafts/unfiled-storage';
import { findSubmissionByRef } from '../submissions/submissions';
import { maxFileBytes } from './storage-limits';

/** A file to save with a filing in progress. */
export interface NewAttachment {
  refId: string;
  fileName: string;
  mimeType: string;
  isPrivate: boolean;
  contents: Buffer;
}

/** The most that a filing in progress may upload in all, including files that were deleted again. */
const MAX_UPLOADS = 50;
const MAX_UPLOADED_BYTES = 60 * 1024 * 1024;

/** Why a file is not saved: its filing has uploaded too much already, or all of them together have. */
type Refused = 'tooMuch' | 'full';

/** Why a file of this filing, whose row is locked, cannot be saved; null for one that takes none any more. */
async function refusalOf(
  tx: Transaction<Database>,
  { refId, size, most }: { refId: string; size: number; most: number },
): Promise<Refused | null | undefined> {
  // It may have been paid for while the file was looked through.
  if ((await findSubmissionByRef(tx, refId))?.state === 'filed') return null;
  const totals = await attachmentTotals(tx, refId);
  if (totals.files >= MAX_UPLOADS || totals.bytes + size > MAX_UPLOADED_BYTES) return 'tooMuch';
  if (await isFarFromFull(tx, 'file_bytes', { bytes: size, most })) return undefined;
  await lockStorage(tx);
  return (await storedBytes(tx, 'file_bytes')) + size > most ? 'full' : undefined;
}

/**
 * Saves a file: first its contents, then its row. The files of one filing are saved one after the other, so that no two of them can both be
 * the last one allowed.
 * @returns null when its filing is unknown, or was removed or paid for in the meantime
 */
export async function saveAttachment(
  { db, clock, config, providers }: Registry,
  { refId, fileName, mimeType, isPrivate, contents }: NewAttachment,
): Promise<Attachment | Refused | null> {
  const now = clock.now();
  const key = unguessableId();
  const size = contents.length;
  const kept = await providers.files.keep('attachments', contents);
  return db.transaction().execute(async (tx) => {
    const draft = await tx
      .selectFrom('filing_draft')
      .select('ref_id')
      .where('ref_id', '=', refId)
      .forUpdate()
      .executeTakeFirst();
    const refusal = draft ? await refusalOf(tx, { refId, size, most: maxFileBytes({ config }) }) : null;
    if (refusal !== undefined) {
      await enqueueObjectRemoval(tx, [kept], now);
      return refusal;
    }
    await tx
      .insertInto('attachment')
      .values({
        attachment_key: key,
        ref_id: refId,
        file_name: fileName,
        mime_type: mimeType,
        size,
        is_private: isPrivate,
        ...kept,
        created_at: now,
      })
      .execute();
    return { key, fileName, mimeType, size };
  });
}

/** True while the filing has not been submitted: it has no payment, or none that has been made. */
const isNotFiled = ({ not, exists, selectFrom }: ExpressionBuilder<Database, 'attachment'>) =>
  not(
    exists(
      selectFrom('submission')
        .select('submission_key')
        .whereRef('submission.ref_id', '=', 'attachment.ref_id')
        .where('submission.state', '=', 'filed'),
    ),
  );

/** True unless staff have left the file out of the record when they approved its filing (A2-review). */
const isNotLeftOut = ({ not, exists, selectFrom }: ExpressionBuilder<Database, 'attachment'>) =>
  not(
    exists(
      selectFrom('submission')
        .innerJoin('filing_record', 'filing_record.submission_key', 'submission.submission_key')
        .innerJoin('pending_filing', 'pending_filing.transaction_id', 'filing_record.transaction_id')
        .select('submission.submission_key')
        .whereRef('submission.ref_id', '=', 'attachment.ref_id')
        .where(sql<boolean>`excluded_attachments @> to_jsonb(attachment.attachment_key)`),
    ),
  );

/**
 * A saved file with its contents, for the filer. A private one is theirs to look at until the filing is submitted; from then on it is
 * for staff alone (W5-private, W6-roles). So is every file of a rejected filing whose days of correction are over, and one that an
 * approval left out.
 */
export async function findAttachment(
  { db, clock, providers }: Registry,
  refId: string,
  key: string,
): Promise<Attachment | undefined> {
  const row = await db
    .selectFrom('attachment')
    .selectAll()
    .where('attachment_key', '=', key)
    .where('ref_id', '=', refId)
    .where((is) => is.or([is('is_private', '=', false), isNotFiled(is)]))
    .where(isNotLeftOut)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('filing_draft')
          .select('filing_draft.ref_id')
          .whereRef('filing_draft.ref_id', '=', 'attachment.ref_id')
          .where(isOpenAt(clock.now())),
      ),
    )
    .executeTakeFirst();
  return (
    row && {
      key,
      fileName: row.file_name,
      mimeType: row.mime_type,
      size: row.size,
      fileContents: (await providers.files.read(row)).toString('base64'),
    }
  );
}

/** How many files were ever saved with a filing in progress, and how large they are together. */
async function attachmentTotals(
  db: Kysely<Database>,
  refId: string,
): Promise<{ files: number; bytes: number }> {
  const { files, bytes } = await db
    .selectFrom('attachment')
    .select(({ fn }) => [fn.countAll<string>().as('files'), fn.sum<string | null>('size').as('bytes')])
    .where('ref_id', '=', refId)
    .executeTakeFirstOrThrow();
  return { files: Number(files), bytes: Number(bytes ?? 0) };
}
