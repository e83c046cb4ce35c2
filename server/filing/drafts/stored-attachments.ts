import type { Attachment, Filing, StepName, StepProblem } from '#rules';
import { notHeldText, pageFlags, says } from '#rules';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/tables';
import type { AttachmentTable } from '../../database/tables/filings';
import { everyRow } from '../../database/every-row';

type StoredFile = Pick<
  Selectable<AttachmentTable>,
  'attachment_key' | 'file_name' | 'mime_type' | 'size' | 'is_private'
>;

const noLongerStored = (step: StepName, path: string, { fileName }: Attachment): StepProblem => ({
  step,
  path,
  code: 'missing',
  ...says(notHeldText(fileName)),
});

/** Files of one list, as they are stored; those that are not stored are problems of the page that holds the list. */
function takeStored(
  files: readonly Attachment[],
  rows: readonly StoredFile[],
  { step, path }: { step: StepName; path: string },
): { kept: Attachment[]; problems: StepProblem[] } {
  const stored = new Map(rows.map((row) => [row.attachment_key, row]));
  const problems = files.flatMap((file, index) =>
    stored.has(file.key) ? [] : [noLongerStored(step, `${path}[${index}]`, file)],
  );
  const keptFiles = files.flatMap(({ key, documentTyp }): Attachment[] => {
    const row = stored.get(key);
    if (row === undefined) return [];
    const { file_name: fileName, mime_type: mimeType, size } = row;
    return [{ key, fileName, mimeType, size, ...(documentTyp && { documentTyp }) }];
  });
  return { kept: keptFiles, problems };
}

/**
 * Takes name, type and size of the files from the registry's own record; files that it has not stored are problems. A public file does
 * not count as a private one, nor the other way round, and a filing without the page for private files has none.
 */
export async function withStoredAttachments(
  db: Kysely<Database>,
  filing: Filing,
  refId: string,
): Promise<{ filing: Filing; problems: StepProblem[] }> {
  const { attachments, privateAttachments } = filing.additionalInfoValues;
  if (attachments.length === 0 && privateAttachments.length === 0) return { filing, problems: [] };
  const rows = await everyRow(
    db
      .selectFrom('attachment')
      .select(['attachment_key', 'file_name', 'mime_type', 'size', 'is_private'])
      .where('ref_id', '=', refId),
  );
  const isAsked = pageFlags(filing).hasPrivateAttachment;
  const publicPart = takeStored(
    attachments.map(({ documentTyp: _, ...file }) => file),
    rows.filter(({ is_private }) => !is_private),
    { step: 'attachments', path: 'attachments' },
  );
  const hidden = takeStored(
    isAsked ? privateAttachments : [],
    rows.filter(({ is_private }) => is_private),
    { step: 'privateattachments', path: 'privateAttachments' },
  );
  const additionalInfoValues = {
    ...filing.additionalInfoValues,
    attachments: publicPart.kept,
    privateAttachments: hidden.kept,
  };
  return {
    filing: { ...filing, additionalInfoValues },
    problems: [...publicPart.problems, ...hidden.problems],
  };
}
