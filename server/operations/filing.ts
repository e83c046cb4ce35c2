import type { Filing, Language } from '#rules';
import { emptyFiling, findReceiptRules } from '#rules';
import type { Registry } from '../context';
import { CannotBeDrawn } from '../documents/cannot-be-drawn';
import { findAttachment } from '../filing/attachments/attachments';
import { claimAgent } from '../filing/drafts/claim-agent';
import { filedAttachment } from '../filing/receipt/filed-attachment';
import { certificateOf, filedDocument } from '../filing/receipt/filed-documents';
import { deleteFiling } from '../filing/drafts/delete-filing';
import { findDraft, findDraftOf, readDraft } from '../filing/drafts/drafts';
import { readRefused } from '../filing/drafts/refusal';
import { requireFilerOf } from '../filing/drafts/require-filer';
import { receiveFiling } from '../filing/drafts/receive-filing';
import { withRecordToPrint, withSavedRecord } from '../filing/drafts/saved-record';
import { saveWithinLimits } from '../filing/drafts/save-within-limits';
import { findReceipt } from '../filing/receipt/find-receipt';
import { paymentStateOf } from '../filing/submissions/submissions';
import { rejectionOf } from '../filing/receipt/review-of-filing';
import { receiptForReference } from '../filing/receipt/receipt-for-reference';
import { HttpFailure } from '../failures/failure';
import type { Handlers } from '../contract/operation';
import { trySecret } from '../passcodes/passcode-tries';
import { upload } from '../filing/attachments/upload';

const base64 = (contents: Buffer): string => contents.toString('base64');

/** The form as entered so far; what its pages would refuse, another client may have sent. */
const drawnForReview = (registry: Registry, filing: Filing, language?: Language): Promise<Buffer> =>
  registry.documents.draw('reviewForm', filing, registry.clock.now(), language).catch((error: unknown) => {
    if (!(error instanceof CannotBeDrawn)) throw error;
    const message = `Invalid characters entered: ${error.character}`;
    throw new HttpFailure(422, message, {
      problems: [{ step: 'filingreview', path: 'filing', code: 'characters', message }],
    });
  });

/** Filings in progress and on record (W7-submit to W7-gscert). */
export const filingOperations: Handlers<
  | 'saveFiling'
  | 'getFiling'
  | 'deleteFiling'
  | 'uploadAttachment'
  | 'downloadAttachment'
  | 'receipt'
  | 'findReceipt'
  | 'filingImage'
  | 'filingPdf'
  | 'goodStandingCertificate'
> = {
  async saveFiling(registry, { body, principal, clientAddress }) {
    const { db } = registry;
    const { refId, version } = body;
    const sanitized = receiveFiling(body.filing);
    const savedFiling = await findDraftOf(db, sanitized);
    await requireFilerOf(db, savedFiling, principal);
    const { filing } = await withSavedRecord(registry, sanitized, principal);
    const saved = await saveWithinLimits(registry, { refId, filing, version, savedFiling }, clientAddress);
    switch (saved.kind) {
      case 'saved':
        await claimAgent(db, filing);
        return { apiData: { code: 200, refId: saved.refId, version: saved.version } };
      case 'unknown':
        return { apiData: { code: 404 } };
      case 'filed':
        return { apiData: { code: 409, refId: saved.refId } };
      case 'overtaken':
        return {
          apiData: { code: 412, filing: JSON.stringify(saved.filing), version: saved.version },
        };
    }
  },

  async deleteFiling({ db, clock }, { body, principal }) {
    await requireFilerOf(db, await findDraft(db, body.refId, clock.now()), principal);
    const codes = { deleted: 200, unknown: 404, paid: 409 } as const;
    return { apiData: { code: codes[await deleteFiling(db, body.refId, clock.now())] } };
  },

  async getFiling(registry, { body, principal }) {
    const { db, clock } = registry;
    const draft = await readDraft(db, body.refId, clock.now());
    await requireFilerOf(db, draft?.filing, principal);
    if (draft === undefined) return { apiData: { code: 404 } };
    const { filing, version, problems } = await readRefused(registry, body.refId, draft);
    return {
      apiData: {
        code: 200,
        filing,
        version,
        ...(problems.length > 0 && { problems }),
        ...(await paymentStateOf(db, body.refId)),
        ...(await rejectionOf(db, draft)),
      },
    };
  },

  async uploadAttachment(registry, { body, principal, clientAddress }) {
    await requireFilerOf(
      registry.db,
      await findDraft(registry.db, body.refId, registry.clock.now()),
      principal,
    );
    const attachment = await upload(registry, body, clientAddress);
    return { apiData: attachment ? { code: 200, attachment } : { code: 404 } };
  },

  async downloadAttachment(registry, { query, principal }) {
    const { db, clock } = registry;
    await requireFilerOf(db, await findDraft(db, query.refId, clock.now()), principal);
    const attachment = await findAttachment(registry, query.refId, query.key);
    return { apiData: attachment ? { code: 200, attachment } : { code: 404 } };
  },

  async receipt(registry, { body }) {
    return { apiData: await receiptForReference(registry, body.refId) };
  },

  async findReceipt(registry, { body, clientAddress }) {
    const values = findReceiptRules.tidied(body);
    const context = { filing: emptyFiling(), now: registry.clock.now().toISOString() };
    const problems = findReceiptRules.problems(values, context);
    if (problems.length > 0) throw new HttpFailure(422, problems[0]?.message ?? '', { problems });
    const receipt = await trySecret('receipt addresses', registry, clientAddress, () =>
      findReceipt(registry, values),
    );
    return { apiData: receipt ? { code: 200, receipt } : { code: 404 } };
  },

  async filingImage(registry, { query }) {
    const { masterTransactionId: entityId, transactionId, attachmentKey, language } = query;
    if (attachmentKey !== undefined) {
      const file = await filedAttachment(registry, { entityId, transactionId, key: attachmentKey });
      return {
        apiData: file ? { code: 200, image: base64(file.contents), mimeType: file.mimeType } : { code: 404 },
      };
    }
    const contents = await filedDocument(registry, entityId, transactionId, language);
    return {
      apiData: contents ? { code: 200, image: base64(contents), mimeType: 'application/pdf' } : { code: 404 },
    };
  },

  async filingPdf(registry, { query, body, principal }) {
    const filing = await withRecordToPrint(registry, receiveFiling(body.filing), principal);
    const contents = await drawnForReview(registry, filing, query.language);
    return { apiData: { code: 200, pdfBytes: base64(contents) } };
  },

  async goodStandingCertificate(registry, { query }) {
    const contents = await certificateOf(registry, query.masterTransactionId);
    return { apiData: contents ? { code: 200, pdfBytes: base64(contents) } : { code: 404 } };
  },
};
