import { receiptEmailRules } from '#rules';
import type { Registry } from '../context';
import { receiptMail } from '../filing/confirmation-mail';
import { findRecordOfSubmission } from '../filing/receipt';
import { findSubmissionByRef } from '../filing/submissions';
import { HttpFailure } from '../http/failure';
import type { Handlers } from '../http/operation';
import { enqueue } from '../jobs/outbox';

/** Receipts of one filing that may be mailed in an hour. */
const MOST_RECEIPTS_AN_HOUR = 5;
const HOUR = 3_600_000;

async function refuseTooMany({ db, clock }: Registry, refId: string): Promise<void> {
  const { sent } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('kind', '=', 'mail')
    .where('dedupe_key', 'is', null)
    .where((row) => row(row.ref('payload', '->>').key('refId'), '=', refId))
    .where('created_at', '>', new Date(clock.now().getTime() - HOUR))
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
    await refuseTooMany(registry, body.refId);
    await enqueue(db, { kind: 'mail', payload: receiptMail(record, body.refId, email), dueAt: now, now });
    return { apiData: { code: 200 } };
  },
};
