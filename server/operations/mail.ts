import { filerEmail, receiptEmailRules } from '#rules';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables';
import { receiptMail } from '../filing/confirmation/confirmation-mail';
import { saveReceiptAddress } from '../filing/receipt/find-receipt';
import { receiptAddress, recordAddress } from '../filing/confirmation/receipt-address';
import { findRecordOfSubmission } from '../filing/receipt/records-of-submission';
import { resolveReceipt, receiptReference } from '../filing/receipt/receipt-reference';
import { HttpFailure } from '../failures/failure';
import type { Handlers } from '../contract/operation';
import { refuseTooMany } from '../failures/refuse-too-many';
import { enqueueJob } from '../outbox/outbox';

/** Receipts of one filing that may be mailed in an hour. */
const MAX_RECEIPTS_PER_HOUR = 5;
const HOUR = 3_600_000;

/**
 * Counts in the caller's transaction: what is refused is not counted, and requests at the same moment wait for each other.
 * @throws HttpFailure 429
 */
const refuseTooManyReceipts = (tx: Transaction<Database>, refId: string, now: Date): Promise<void> =>
  refuseTooMany(
    tx,
    { bucket: `receipt:${refId}`, most: MAX_RECEIPTS_PER_HOUR, windowMilliseconds: HOUR },
    now,
    'This receipt was mailed several times. Wait an hour and try again.',
  );

/** Email (W7-receiptmail): its content comes from the registry's own records, never from the request. */
export const mailOperations: Handlers<'sendEmail'> = {
  async sendEmail(registry, { body }) {
    const { db, clock } = registry;
    const submission = (await resolveReceipt(db, body.refId))?.submission;
    const record = submission && (await findRecordOfSubmission(db, submission.submission_key));
    if (!submission || !record) return { apiData: { code: 404 } };
    const { ref_id: refId } = submission;
    const now = clock.now();
    const email = body.toFiler ? filerEmail(record.filing) : (body.emailTo ?? '').trim();
    const problems = receiptEmailRules.problems({ email }, { filing: record.filing, now: now.toISOString() });
    if (problems.length > 0) throw new HttpFailure(422, problems[0]?.message ?? '', { problems });
    const address = receiptAddress(registry.config.publicUrl, record.filing, receiptReference(refId));
    const onRecord = recordAddress(registry.config.publicUrl, record.entity_id);
    const payload = receiptMail(record, { refId, to: email, address, onRecord });
    await db.transaction().execute(async (tx) => {
      await refuseTooManyReceipts(tx, refId, now);
      await enqueueJob(tx, { kind: 'mail', payload, dueAt: now, now });
      const { transaction_id: transactionId } = record;
      await saveReceiptAddress(tx, { secret: registry.config.passcodeSecret, transactionId, email });
    });
    return { apiData: { code: 200 } };
  },
};
