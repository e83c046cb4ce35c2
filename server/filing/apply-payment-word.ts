import { paymentDecision } from '#rules';
import type { NameClaim, PaymentAction, SubmissionState } from '#rules';
import type { Transaction } from 'kysely';
import type { Registry } from '../context';
import { releaseName, reserveName } from '../database/names';
import type { Database } from '../database/tables';
import { enqueue } from '../jobs/outbox';
import { parsePaymentReference } from './payment-reference';
import type { ProviderWord } from './payment-word';
import { putOnRecord } from './put-on-record';
import type { Submission } from './submissions';

interface Decision {
  next: SubmissionState;
  action: PaymentAction;
}

/** Whether money has moved: what it was paid for is kept for good. */
const isOfMoney = ({ word }: ProviderWord): boolean => word === 'succeeded' || word === 'refunded';

/** Decides, and where the decision is to file makes sure of the name in the same step. */
async function decide(
  tx: Transaction<Database>,
  submission: Submission,
  { word, isCurrent, amount }: { word: ProviderWord['word']; isCurrent: boolean; amount: number },
  now: Date,
): Promise<Decision> {
  const given = (name: NameClaim): Decision =>
    paymentDecision({ attempt: isCurrent ? 'current' : 'superseded', state: submission.state, word, name });
  const decision = given('free');
  if (decision.action !== 'file') return decision;
  // A charge of another amount than was asked pays for nothing and goes back like one that came too late.
  if (amount !== submission.amount) return given('taken');
  const isHeld = await reserveName(tx, {
    name: submission.filing.entityNameValues.name,
    holder: { kind: 'filing', id: submission.ref_id },
    expiresAt: null,
    now,
  });
  return given(isHeld ? 'held' : 'taken');
}

async function act(
  tx: Transaction<Database>,
  submission: Submission,
  word: ProviderWord,
  action: PaymentAction,
  now: Date,
): Promise<void> {
  switch (action) {
    case 'file':
      await putOnRecord(tx, submission, word, now);
      break;
    case 'refund':
      await enqueue(tx, {
        kind: 'refund',
        payload: { sessionId: word.sessionId },
        dueAt: now,
        now,
        dedupeKey: `refund:${word.sessionId}`,
      });
      break;
    case 'release':
      await releaseName(tx, { kind: 'filing', id: submission.ref_id });
      break;
    case 'none':
      break;
  }
}

/**
 * Applies the provider's word to the submission it is about, in one transaction under the submission's lock. The same event
 * a second time changes nothing.
 *
 * @returns false for a reference that is not of this registry
 */
export async function applyPaymentWord({ db, clock, log }: Registry, word: ProviderWord): Promise<boolean> {
  const reference = parsePaymentReference(word.reference);
  if (reference === null) return false;
  const now = clock.now();
  const done = await db.transaction().execute(async (tx) => {
    const submission = await tx
      .selectFrom('submission')
      .selectAll()
      .where('ref_id', '=', reference.refId)
      .forUpdate()
      .executeTakeFirst();
    if (submission === undefined) return undefined;
    const known = await tx
      .selectFrom('payment_event')
      .select('event_id')
      .where('event_id', '=', word.eventId)
      .executeTakeFirst();
    if (known !== undefined) return null;
    const isCurrent = reference.attempt === submission.attempt;
    const decision = await decide(tx, submission, { word: word.word, isCurrent, amount: word.amount }, now);
    await tx
      .insertInto('payment_event')
      .values({
        event_id: word.eventId,
        submission_key: submission.submission_key,
        attempt: reference.attempt,
        type: word.word,
        action: decision.action,
        received_at: now,
      })
      .execute();
    await act(tx, submission, word, decision.action, now);
    if (isOfMoney(word)) {
      await tx
        .updateTable('filing_draft')
        .set({ money_moved: true })
        .where('ref_id', '=', submission.ref_id)
        .execute();
    }
    await tx
      .updateTable('submission')
      .set({ state: decision.next, updated_at: now })
      .where('submission_key', '=', submission.submission_key)
      .execute();
    return { from: submission.state, ...decision };
  });
  if (done) log.info({ word: word.word, ...done }, 'payment word applied');
  return done !== undefined;
}
