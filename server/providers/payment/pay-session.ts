import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/tables';
import { enqueueJob } from '../../outbox/outbox';
import type { CardDetails } from './card-details';
import { cardDigits } from './card-details';
import type { CardSession } from './card-session';
import { queueNotification, lockSession } from './card-session';
import { closeIfExpired } from './close-session';
import type { TestCard } from './test-cards';
import { findTestCard } from './test-cards';

/** After this many declined cards the page closes, so that stolen numbers can't be tried out on it. */
const MAX_DECLINED_CARDS = 5;

/** The result for the payer. `paid` also answers a second press of the button. */
export type PayResult =
  { kind: 'paid' } | { kind: 'declined'; reason: string } | { kind: 'closed' } | { kind: 'unknown' };

async function decline(
  tx: Transaction<Database>,
  session: CardSession,
  reason: string,
  now: Date,
): Promise<PayResult> {
  const declined = session.declined_cards + 1;
  const closes = declined >= MAX_DECLINED_CARDS;
  await tx
    .updateTable('card_session')
    .set({ declined_cards: declined, is_declined: true, ...(closes ? { state: 'expired' as const } : {}) })
    .where('session_id', '=', session.session_id)
    .execute();
  await queueNotification(tx, 'payment.failed', session, { failureReason: reason, now });
  if (!closes) return { kind: 'declined', reason };
  await queueNotification(tx, 'payment.expired', session, {
    failureReason: 'Too many cards were declined.',
    now,
  });
  return { kind: 'closed' };
}

async function charge(
  tx: Transaction<Database>,
  session: CardSession,
  card: TestCard,
  now: Date,
): Promise<PayResult> {
  const isLater = card.outcome.kind === 'succeedsLater';
  const state = isLater ? 'processing' : 'succeeded';
  const isNotified = card.outcome.kind !== 'succeedsUnannounced';
  const row = await tx
    .insertInto('card_charge')
    .values({
      session_id: session.session_id,
      state,
      amount: session.amount,
      payment_type: card.paymentType,
      last4: card.isPrepaid ? null : card.number.slice(-4),
      is_notified: isNotified,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('card_session')
    .set({ state, is_declined: false })
    .where('session_id', '=', session.session_id)
    .execute();
  if (card.outcome.kind === 'succeedsLater') {
    const dueAt = new Date(now.getTime() + card.outcome.afterSeconds * 1000);
    await enqueueJob(tx, {
      kind: 'charge-settlement',
      payload: { sessionId: session.session_id },
      dueAt,
      now,
    });
  } else if (isNotified) {
    await queueNotification(tx, 'payment.succeeded', session, { charge: row, now });
  }
  return { kind: 'paid' };
}

/**
 * Charges a card whose details are well formed. The charge and the notification of it are one transaction, and a session is
 * charged at most once: the lock makes a second press wait and then see the first one's charge.
 */
export async function paySession(
  db: Kysely<Database>,
  id: string,
  card: CardDetails,
  now: Date,
): Promise<PayResult> {
  return db.transaction().execute(async (tx) => {
    const locked = await lockSession(tx, id);
    if (locked === undefined) return { kind: 'unknown' };
    const session = await closeIfExpired(tx, locked, now);
    if (session.state === 'processing' || session.state === 'succeeded') return { kind: 'paid' };
    if (session.state !== 'open') return { kind: 'closed' };
    const testCard = findTestCard(cardDigits(card));
    return testCard.outcome.kind === 'declines'
      ? decline(tx, session, testCard.outcome.reason, now)
      : charge(tx, session, testCard, now);
  });
}
