import type { Attachment, Filing, StepProblem } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables';

const noLongerStored = ({ fileName }: Attachment, index: number): StepProblem => ({
  step: 'attachments',
  path: `attachments[${index}]`,
  code: 'missing',
  message: `${fileName} is no longer held. Delete it and add it again.`,
});

/** Takes name, type and size of the files from the registry's own record; files that it has not stored are problems. */
export async function withStoredAttachments(
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
  const stored = new Map(rows.map((row) => [row.attachment_key, row]));
  const problems = attachments.flatMap((attachment, index) =>
    stored.has(attachment.key) ? [] : [noLongerStored(attachment, index)],
  );
  const kept = attachments.flatMap(({ key }): Attachment[] => {
    const row = stored.get(key);
    return row ? [{ key, fileName: row.file_name, mimeType: row.mime_type, size: row.size }] : [];
  });
  const additionalInfoValues = { ...filing.additionalInfoValues, attachments: kept };
  return { filing: { ...filing, additionalInfoValues }, problems };
}
