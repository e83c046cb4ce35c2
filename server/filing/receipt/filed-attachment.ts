import type { Registry } from '../../context';
import { CONTENTS_COLUMNS } from '../../database/tables/filings';
import { publicFiling } from './public-filing';

/**
 * A file that was attached to a filing on record, for everybody, as it was sent. Undefined for private files, those that an approval
 * left out, those that were added and deleted again, and while the filing's document is not public itself.
 */
export async function filedAttachment(
  { db, providers }: Registry,
  { key, ...numbers }: { entityId: string; transactionId: string; key: string },
): Promise<{ mimeType: string; contents: Buffer } | undefined> {
  const found = await publicFiling(db, numbers);
  if (!found?.filing.additionalInfoValues.attachments.some((attachment) => attachment.key === key))
    return undefined;
  const row = await db
    .selectFrom('attachment')
    .innerJoin('submission', 'submission.ref_id', 'attachment.ref_id')
    .select(['mime_type', ...CONTENTS_COLUMNS])
    .where('submission.submission_key', '=', found.record.submission_key)
    .where('attachment_key', '=', key)
    .where('is_private', '=', false)
    .executeTakeFirst();
  return row && { mimeType: row.mime_type, contents: await providers.files.read(row) };
}
