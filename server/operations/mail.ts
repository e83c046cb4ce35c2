import { receiptEmailRules } from '#rules';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables';
import { receiptMail } from '../filing/confirmation-mail';
import { findRecordOfSubmission } from '../filing/receipt';
import { findSubmissionByRef } from '../filing/submissions';
import { HttpFailure } from '../http/failure';
import type { Handlers } from '../http/operation';
import { enqueue } from '../jobs/outbox';

/** Receipts of one filing that may be mailed in an hour. */
const MOST_RECEIPTS_AN_HOUR = 5;
const HOUR = 3_600_000;

/**
 * Counts under the submission's lock, so that requests at the same moment are counted one after the other.
 * @throws HttpFailure 429
 */
async function refuseTooMany(tx: Transaction<Database>, refId: string, now: Date): Promise<void> {
  await tx
    .selectFrom('submission')
    .select('submission_key')
    .where('ref_id', '=', refId)
    .forUpdate()
    .executeTakeFirst();
  const { sent } = await tx
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('kind', '=', 'mail')
    .where('dedupe_key', 'is', null)
    .where((row) => row(row.ref('payload', '->>').key('refId'), '=', refId))
    .where('created_at', '>', new Date(now.getTime() - HOUR))
    .executeTakeFirstOrThrow();
  if (Number(sent) >= MOST_RECEIPTS_AN_HOUR) {
    throw new HttpFailure(429, 'This receipt was mailed several times. Wait an hour and try again.');
  }
}

/** Electronic mail (W7-receiptmail): what it says comes from the registry's own records, never from the request. */
export const mailOperations: Handlers<'sendEmail'> = {
  async sendEmail(registry, { body }) {
    const { db, clock } = registry;
    const email = body.emailTo.trim();
    const submission = await findSubmissionByRef(db, body.refId);
    const record = submission && (await findRecordOfSubmission(db, submission.submission_key));
    if (record === undefined) return { apiData: { code: 404 } };
    const now = clock.now();
    const problems = receiptEmailRules.problems({ email }, { filing: record.filing, now: now.toISOString() });
    if (problems.length > 0) throw new HttpFailure(422, problems[0]?.message ?? '', { problems });
    const payload = receiptMail(record, body.refId, email);
    await db.transaction().execute(async (tx) => {
      await refuseTooMany(tx, body.refId, now);
      await enqueue(tx, { kind: 'mail', payload, dueAt: now, now });
    });
    return { apiData: { code: 200 } };
  },
};
