import type { Filing, PrivateDocumentType } from '#rules';
import type { Registry } from '../context';
import { upload } from '../filing/attachments/upload';
import { saveDraft } from '../filing/drafts/drafts';
import { receiptAnswer } from '../filing/receipt/receipt';
import { payWithCard, submitFiling } from './filing-on-record';

/** A picture of one pixel. */
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The filing with what staff need for their review: an email address and a private file for each document. */
export async function withSubmissions(
  registry: Registry,
  filing: Filing,
  documents: PrivateDocumentType[] = ['AFFIDAVIT', 'PHOTO_ID'],
) {
  const draft = await saveDraft(registry.db, { refId: undefined, filing, now: registry.clock.now() });
  if (draft.kind !== 'saved') throw new Error('The filing was not saved.');
  const { refId } = draft;
  const privateAttachments = [];
  for (const documentTyp of documents) {
    const uploadedFile = {
      fileName: `${documentTyp}.png`,
      mimeType: 'image/png',
      fileContents: PNG,
      private: true,
    };
    const stored = await upload(registry, { refId, ...uploadedFile }, '192.0.2.1');
    if (stored !== null) privateAttachments.push({ ...stored, documentTyp });
  }
  const additionalInfoValues = { ...filing.additionalInfoValues, privateAttachments };
  return { refId, filing: { ...filing, email: 'filer@example.com', additionalInfoValues } };
}

/** Pays for a filing that was saved under a reference; answers with the receipt. */
export async function paySavedFiling(
  registry: Registry,
  { refId, filing }: { refId: string; filing: Filing },
) {
  const attempt = await submitFiling(registry, filing, refId);
  if (attempt.kind !== 'pay') throw new Error(`The payment did not begin: ${attempt.kind}`);
  await payWithCard(registry, attempt.paymentUrl.split('/').pop() ?? '');
  const answer = await receiptAnswer(registry, refId);
  if (answer.code !== 200) throw new Error(`There is no receipt: ${answer.code}`);
  return answer.receipt;
}
