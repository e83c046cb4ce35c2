import type { components } from '#api';
import type { Filing } from '#rules';
import { PRIVATE_DOCUMENT_TEXTS } from '#rules';
import type { Registry } from '../context';
import { HttpFailure } from '../http/failure';
import { writeAudit } from './audit';
import type { PendingRow } from './pending-row';
import { filingOf } from './pending-row';

type PendingAttachment = components['schemas']['PendingAttachment'];

/** The keys of what was submitted, and which document each is: a file that was added and deleted again is none of it. */
const submittedFiles = ({ additionalInfoValues }: Filing): Map<string, string> =>
  new Map(
    [...additionalInfoValues.attachments, ...additionalInfoValues.privateAttachments].map(
      ({ key, documentTyp }) => [key, documentTyp ? PRIVATE_DOCUMENT_TEXTS[documentTyp] : ''],
    ),
  );

/** The files that were submitted with a filing, those for staff alone among them (reading 35). */
async function attachmentsOf(
  { db, clock, documents: { draw } }: Registry,
  filing: Filing,
  submissionKey: string,
): Promise<PendingAttachment[]> {
  const documents = submittedFiles(filing);
  if (documents.size === 0) return [];
  const rows = await db
    .selectFrom('attachment')
    .innerJoin('submission', 'submission.ref_id', 'attachment.ref_id')
    .select(['attachment_key', 'file_name', 'mime_type', 'is_private', 'contents'])
    .where('submission.submission_key', '=', submissionKey)
    .where('attachment_key', 'in', [...documents.keys()])
    .orderBy('attachment.created_at')
    .orderBy('attachment_key')
    .limit(documents.size)
    .execute();
  return Promise.all(
    rows.map(
      async ({ attachment_key: id, file_name: fileName, mime_type: mimeType, is_private, contents }) => {
        const converted = await draw('convertedFile', { fileName, mimeType, contents }, clock.now()).catch(
          (error: unknown) => {
            // What cannot be drawn is handed out as it is.
            if (error instanceof HttpFailure) throw error;
            return { mimeType, contents };
          },
        );
        return {
          id,
          fileName,
          fileData: converted.contents.toString('base64'),
          mimeType: converted.mimeType,
          isPrivate: is_private,
          clientLocation: documents.get(id) ?? '',
        };
      },
    ),
  );
}

/** The documents of a filing under review. That somebody has looked at private files stands in the audit log before they are sent. */
export async function pendingDocuments(
  registry: Registry,
  { entity_id: entityId, transaction_id: transactionId }: PendingRow,
  userId: string,
): Promise<{ pdf: string; attachments: PendingAttachment[] }> {
  const record = await filingOf(registry.db, transactionId);
  const attachments = await attachmentsOf(registry, record.filing, record.submission_key);
  const privateNames = attachments.filter(({ isPrivate }) => isPrivate).map(({ fileName }) => fileName);
  if (privateNames.length > 0) {
    await writeAudit(registry.db, {
      at: registry.clock.now(),
      userId,
      action: 'privateFilesSeen',
      entityId,
      transactionId,
      details: { files: privateNames.join(', ') },
    });
  }
  const pdf = await registry.documents.draw('queuedFiling', record);
  return { pdf: pdf.toString('base64'), attachments };
}
