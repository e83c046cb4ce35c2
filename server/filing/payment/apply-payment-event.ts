import { paymentDecision } from '#rules';
import type { NameClaim, PaymentAction, RefundCause, SubmissionState } from '#rules';
import { sql, type Transaction } from 'kysely';
import type { Registry } from '../../context';
import { releaseName } from '../../database/names';
import type { Database } from '../../database/tables';
import { releaseTransaction } from '../../database/transaction-holding';
import { type AnyJob, jobsWhere } from '../../outbox/outbox';
import { receiptAddress } from '../confirmation/receipt-address';
import { refundMail } from '../confirmation/refund-mail';
import { recordFiling } from '../record/record-filing';
import type { PaymentEvent } from '../submissions/payment-event';
import { refundJob } from '../submissions/refund';
import type { Submission } from '../submissions/submissions';
import { holdOnArrival } from './payment-arrival';
import { keepMatter } from './payment-matters';
import { parsePaymentReference } from './payment-reference';

interface Decision {
  next: SubmissionState;
  action: PaymentAction;
  /** Why the charge of the current attempt is refunded. */
  cause?: RefundCause;
}

/** Decides, and where the filing is to be put on record holds its name and its entity's transaction in the same transaction. */
async function decide(
  tx: Transaction<Database>,
  submission: Submission,
  { type, isCurrent, amount }: { type: PaymentEvent['type']; isCurrent: boolean; amount: number },
  now: Date,
): Promise<Decision> {
  const { state } = submission;
  const given = (name: NameClaim): Decision =>
    paymentDecision({ attempt: isCurrent ? 'current' : 'superseded', state, event: type, name });
  const decision = given('free');
  if (decision.action !== 'file') return decision;
  const cause = await holdOnArrival(tx, submission, { amount, now });
  return cause === null ? given('held') : { ...given('taken'), cause };
}

/** Lets go what the filing holds: its name and the transaction of its entity. */
async function releaseHolds(
  tx: Transaction<Database>,
  { ref_id, submission_key }: Submission,
): Promise<void> {
  await releaseName(tx, { kind: 'filing', id: ref_id });
  await releaseTransaction(tx, submission_key);
}

/** When an event is applied, and where filers find their filings. */
interface Circumstances {
  now: Date;
  publicUrl: string;
}

/** The effect of each action of the decision, inside the transaction of the event, and the jobs that are to follow. */
const ACTIONS: Readonly<
  Record<
    PaymentAction,
    (
      tx: Transaction<Database>,
      submission: Submission,
      event: PaymentEvent,
      at: Circumstances,
    ) => Promise<AnyJob[]>
  >
> = {
  file: recordFiling,
  refund: (_tx, _submission, { sessionId }, { now }) => Promise.resolve([refundJob(sessionId, now)]),
  release: (tx, submission) => releaseHolds(tx, submission).then(() => []),
  none: () => Promise.resolve([]),
};

/** Tells the filer why the charge is refunded, once an attempt. */
function refundMails(
  { filing, ref_id: refId, attempt }: Submission,
  cause: RefundCause,
  { now, publicUrl }: Circumstances,
): AnyJob[] {
  const payload = refundMail(filing, cause, { refId, address: receiptAddress(publicUrl, filing, refId) });
  if (payload === undefined) return [];
  return [{ kind: 'mail', payload, dueAt: now, now, dedupeKey: `refunded:${refId}.${attempt}` }];
}

const EVENTS_THAT_MOVE_MONEY: readonly PaymentEvent['type'][] = ['succeeded', 'refunded'];

/** Thrown to undo what an event has done that was applied before. */
class AppliedBefore extends Error {}

/** What an event has made of its submission. */
type Applied = Pick<Submission, 'state'> & Partial<Pick<Submission, 'refund_cause'>>;

/**
 * Writes down an event with all that follows from it, by one statement, once: the event's ID decides. A filing that was paid for is kept for
 * good; once it is on record, one that was returned and corrected has no more days to count (reading 33).
 * @throws AppliedBefore
 */
async function conclude(
  tx: Transaction<Database>,
  { ref_id, submission_key }: Submission,
  event: Pick<PaymentEvent, 'eventId' | 'type'> & { attempt: number },
  { decision, jobs, now }: { decision: Decision; jobs: readonly AnyJob[]; now: Date },
): Promise<void> {
  const { cause, action } = decision;
  const movesMoney = EVENTS_THAT_MOVE_MONEY.includes(event.type);
  const concluded = await tx
    .with('event', (creator) =>
      creator
        .insertInto('payment_event')
        .values({
          event_id: event.eventId,
          submission_key,
          attempt: event.attempt,
          type: event.type,
          action,
          received_at: now,
        })
        .onConflict((conflict) => conflict.column('event_id').doNothing())
        .returning('event_id'),
    )
    .with('job', () => jobsWhere('event', jobs))
    .with('draft', (creator) =>
      creator
        .updateTable('filing_draft')
        .set({
          money_moved: sql<boolean>`money_moved or ${movesMoney}`,
          ...(movesMoney && action === 'file' && { returned_until: null }),
          ...(cause && { refusal: '[]' }),
        })
        .where('ref_id', '=', ref_id)
        .where(sql<boolean>`${movesMoney || cause !== undefined}`),
    )
    .updateTable('submission')
    .set({
      state: decision.next,
      updated_at: now,
      ...(cause && { refund_cause: JSON.stringify(cause) }),
    })
    .where('submission_key', '=', submission_key)
    .where(({ exists, selectFrom }) => exists(selectFrom('event').select('event_id')))
    .returning('submission_key')
    .executeTakeFirst();
  if (concluded === undefined) throw new AppliedBefore();
}

/** Applies the event inside a transaction; undefined for an unknown submission or another session than its own. */
async function applyOnce(
  tx: Transaction<Database>,
  event: PaymentEvent,
  { refId, attempt }: { refId: string; attempt: number },
  at: Circumstances,
) {
  const { now } = at;
  const submission = await tx
    .selectFrom('submission')
    .selectAll()
    .where('ref_id', '=', refId)
    .forUpdate()
    .executeTakeFirst();
  if (submission === undefined) return undefined;
  const isCurrent = attempt === submission.attempt;
  // Not the page that was opened for this attempt: it pays for nothing here.
  if (isCurrent && submission.session_id !== null && submission.session_id !== event.sessionId)
    return undefined;
  const decision = await decide(tx, submission, { ...event, isCurrent }, now);
  const jobs = await ACTIONS[decision.action](tx, submission, event, at);
  // A filing that is being refunded waits for nothing that others might want.
  if (decision.next === 'refunding') await releaseHolds(tx, submission);
  if (decision.cause) jobs.push(...refundMails(submission, decision.cause, at));
  await conclude(tx, submission, { ...event, attempt }, { decision, jobs, now });
  return { from: submission.state, ...decision };
}

/**
 * Applies a payment event to the submission it is about, in one transaction under the submission's lock. The same event a second
 * time changes nothing.
 *
 * @returns undefined for a reference of no filing that is known here: money that came for one is kept as a matter for the staff; null for an
 *   event that was applied before
 */
export async function applyEvent(
  { db, clock, config: { publicUrl }, log }: Registry,
  event: PaymentEvent,
): Promise<Applied | null | undefined> {
  const reference = parsePaymentReference(event.reference);
  if (reference === null) return undefined;
  const applied = await db
    .transaction()
    .execute((tx) => applyOnce(tx, event, reference, { now: clock.now(), publicUrl }))
    .catch((error: unknown) => {
      if (error instanceof AppliedBefore) return null;
      throw error;
    });
  if (applied === undefined && event.type === 'succeeded')
    await keepMatter(
      { db, log },
      {
        kind: 'withoutFiling',
        session_id: event.sessionId,
        reference: event.reference,
        amount: Math.trunc(event.amount),
        last4: event.last4,
        detail: '',
        noticed_at: clock.now(),
      },
    );
  if (!applied) return applied;
  log.info({ event: event.type, ...applied }, 'payment event applied');
  return { state: applied.next, ...(applied.cause && { refund_cause: applied.cause }) };
}

/** Applies a payment event; answers whether it is about a filing that is known here. */
export const applyPaymentEvent = async (registry: Registry, event: PaymentEvent): Promise<boolean> =>
  (await applyEvent(registry, event)) !== undefined;
