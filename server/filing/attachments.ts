import type { Attachment, Filing, StepProblem } from '#rules';
import type { Kysely } from 'kysely';
import { unguessableId } from '../database/identifiers';
import type { Database } from '../database/tables';

/** A file to keep with a filing in progress. */
export interface NewAttachment {
  refId: string;
  fileName: string;
  mimeType: string;
  isPrivate: boolean;
  contents: Buffer;
}

/** Keeps a file; null when its filing is not there, not even any more. */
export async function keepAttachment(
  db: Kysely<Database>,
  { refId, fileName, mimeType, isPrivate, contents }: NewAttachment,
  now: Date,
): Promise<Attachment | null> {
  const key = unguessableId();
  return db.transaction().execute(async (tx) => {
    const draft = await tx
      .selectFrom('filing_draft')
      .select('ref_id')
      .where('ref_id', '=', refId)
      .forKeyShare()
      .executeTakeFirst();
    if (draft === undefined) return null;
    await tx
      .insertInto('attachment')
      .values({
        attachment_key: key,
        ref_id: refId,
        file_name: fileName,
        mime_type: mimeType,
        size: contents.length,
        is_private: isPrivate,
        contents,
        created_at: now,
      })
      .execute();
    return { key, fileName, mimeType, size: contents.length };
  });
}

/** A kept file with its contents; private ones are not served here. */
export async function findAttachment(
  db: Kysely<Database>,
  refId: string,
  key: string,
): Promise<Attachment | undefined> {
  const row = await db
    .selectFrom('attachment')
    .selectAll()
    .where('attachment_key', '=', key)
    .where('ref_id', '=', refId)
    .where('is_private', '=', false)
    .executeTakeFirst();
  return (
    row && {
      key,
      fileName: row.file_name,
      mimeType: row.mime_type,
      size: row.size,
      fileContents: row.contents.toString('base64'),
    }
  );
}

/** How many files were ever kept with a filing in progress, and how large they are together. */
export async function attachmentTotals(
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

/** Takes name, type and size of the files from the registry's own record; files that it does not hold are problems. */
export async function withAttachmentsOnRecord(
  db: Kysely<Database>,
  filing: Filing,
  refId: string,
): Promise<{ filing: Filing; problems: StepProblem[] }> {
  const { attachments } = filing.additionalInfoValues;
  const rows = await db
    .selectFrom('attachment')
    .select(['attachment_key', 'file_name', 'mime_type', 'size'])
    .where('ref_id', '=', refId)
    .where('is_private', '=', false)
    .execute();
  const onRecord = new Map(rows.map((row) => [row.attachment_key, row]));
  const problems = attachments.flatMap(({ key, fileName }, index): StepProblem[] =>
    onRecord.has(key)
      ? []
      : [
          {
            step: 'attachments',
            path: `attachments[${index}]`,
            code: 'missing',
            message: `${fileName} is no longer held. Delete it and add it again.`,
          },
        ],
  );
  const held = attachments.flatMap(({ key }): Attachment[] => {
    const row = onRecord.get(key);
    return row ? [{ key, fileName: row.file_name, mimeType: row.mime_type, size: row.size }] : [];
  });
  const additionalInfoValues = { ...filing.additionalInfoValues, attachments: held };
  return { filing: { ...filing, additionalInfoValues }, problems };
}
