import { paymentDecision } from '#rules';
import type { NameClaim, PaymentAction, RefundCause, SubmissionState } from '#rules';
import type { Transaction } from 'kysely';
import type { Registry } from '../../context';
import { releaseName } from '../../database/names';
import type { Database } from '../../database/tables';
import { releaseTransaction } from '../../database/transaction-holding';
import { enqueueJob } from '../../outbox/outbox';
import { noteRefusal } from '../drafts/drafts';
import { receiptAddress } from '../confirmation/receipt-address';
import { refundMail } from '../confirmation/refund-mail';
import { recordFiling } from '../record/record-filing';
import type { PaymentEvent } from '../submissions/payment-event';
import { enqueueRefund } from '../submissions/refund';
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

/** The effect of each action of the decision, inside the transaction of the event. */
const ACTIONS: Readonly<
  Record<
    PaymentAction,
    (
      tx: Transaction<Database>,
      submission: Submission,
      event: PaymentEvent,
      at: Circumstances,
    ) => Promise<void>
  >
> = {
  file: recordFiling,
  refund: (tx, _submission, { sessionId }, { now }) => enqueueRefund(tx, sessionId, now),
  release: releaseHolds,
  none: () => Promise.resolve(),
};

/** Tells the filer why the charge is refunded, once an attempt. */
async function mailRefund(
  tx: Transaction<Database>,
  { filing, ref_id: refId, attempt }: Submission,
  cause: RefundCause,
  { now, publicUrl }: Circumstances,
): Promise<void> {
  const payload = refundMail(filing, cause, { refId, address: receiptAddress(publicUrl, filing, refId) });
  if (payload === undefined) return;
  const dedupeKey = `refunded:${refId}.${attempt}`;
  await enqueueJob(tx, { kind: 'mail', payload, dueAt: now, now, dedupeKey });
}

const EVENTS_THAT_MOVE_MONEY: readonly PaymentEvent['type'][] = ['succeeded', 'refunded'];

/** A filing that was paid for is kept for good; once it is on record, one that was returned and corrected has no more days to count (reading 33). */
async function keepForGood(
  tx: Transaction<Database>,
  { ref_id }: Submission,
  isFiled: boolean,
): Promise<void> {
  await tx
    .updateTable('filing_draft')
    .set({ money_moved: true, ...(isFiled && { returned_until: null }) })
    .where('ref_id', '=', ref_id)
    .execute();
}

/** Applies the event inside a transaction; undefined for an unknown submission or another session than its own, null for an event that was applied before. */
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
  const { submission_key } = submission;
  const isCurrent = attempt === submission.attempt;
  // Not the page that was opened for this attempt: it pays for nothing here.
  if (isCurrent && submission.session_id !== null && submission.session_id !== event.sessionId)
    return undefined;
  const known = await tx
    .selectFrom('payment_event')
    .select('event_id')
    .where('event_id', '=', event.eventId)
    .executeTakeFirst();
  if (known !== undefined) return null;
  const decision = await decide(tx, submission, { ...event, isCurrent }, now);
  const { eventId: event_id, type } = event;
  await tx
    .insertInto('payment_event')
    .values({ event_id, submission_key, attempt, type, action: decision.action, received_at: now })
    .execute();
  await ACTIONS[decision.action](tx, submission, event, at);
  // A filing that is being refunded waits for nothing that others might want.
  if (decision.next === 'refunding') await releaseHolds(tx, submission);
  if (decision.cause) {
    await noteRefusal(tx, refId, []);
    await mailRefund(tx, submission, decision.cause, at);
  }
  if (EVENTS_THAT_MOVE_MONEY.includes(type)) await keepForGood(tx, submission, decision.action === 'file');
  await tx
    .updateTable('submission')
    .set({
      state: decision.next,
      updated_at: now,
      ...(decision.cause && { refund_cause: JSON.stringify(decision.cause) }),
    })
    .where('submission_key', '=', submission_key)
    .execute();
  return { from: submission.state, ...decision };
}

/**
 * Applies a payment event to the submission it is about, in one transaction under the submission's lock. The same event a second
 * time changes nothing.
 *
 * @returns false for a reference of no filing that is known here: money that came for one is kept as a matter for the staff
 */
export async function applyPaymentEvent(
  { db, clock, config: { publicUrl }, log }: Registry,
  event: PaymentEvent,
): Promise<boolean> {
  const reference = parsePaymentReference(event.reference);
  if (reference === null) return false;
  const applied = await db
    .transaction()
    .execute((tx) => applyOnce(tx, event, reference, { now: clock.now(), publicUrl }));
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
  if (applied) log.info({ event: event.type, ...applied }, 'payment event applied');
  return applied !== undefined;
}
