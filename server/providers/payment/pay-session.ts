import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/tables';
import { type AnyJob, jobsWhere } from '../../outbox/outbox';
import type { CardDetails } from './card-details';
import { cardDigits } from './card-details';
import type { CardSession } from './card-session';
import { lockSession, notificationJob, queueNotification } from './card-session';
import { isExpired } from './close-session';
import { readSession } from './read-session';
import type { TestCard } from './test-cards';
import { findTestCard } from './test-cards';

/** After this many declined cards the page closes, so that stolen numbers can't be tried out on it. */
const MAX_DECLINED_CARDS = 5;

/** The result for the payer. `paid` also answers a second press of the button. */
export type PayResult =
  | { kind: 'paid'; successUrl: string }
  | { kind: 'declined'; reason: string }
  | { kind: 'closed' | 'unknown' };

/** What there is to say before a card is charged; `open` where one can be. */
export async function payerState(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<PayResult | { kind: 'open'; session: CardSession }> {
  const session = (await readSession(db, id, now))?.session;
  if (session === undefined) return { kind: 'unknown' };
  if (session.state === 'processing' || session.state === 'succeeded')
    return { kind: 'paid', successUrl: session.success_url };
  return session.state === 'open' ? { kind: 'open', session } : { kind: 'closed' };
}

/** Counts a declined card on an open session; undefined where somebody else has paid or closed it meanwhile. */
async function decline(
  tx: Transaction<Database>,
  id: string,
  reason: string,
  now: Date,
): Promise<PayResult | undefined> {
  const session = await lockSession(tx, id);
  if (session === undefined || session.state !== 'open' || isExpired(session, now)) return undefined;
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

/** The job that tells of a charge, or settles it later; none for a card whose network forgets to tell. */
const jobAfter = (session: CardSession, card: TestCard, now: Date): AnyJob[] => {
  const { outcome, paymentType: payment_type } = card;
  if (outcome.kind === 'succeedsUnannounced') return [];
  if (outcome.kind !== 'succeedsLater')
    return [
      notificationJob('payment.succeeded', session, { charge: { payment_type, last4: last4Of(card) }, now }),
    ];
  const dueAt = new Date(now.getTime() + outcome.afterSeconds * 1000);
  return [{ kind: 'charge-settlement', payload: { sessionId: session.session_id }, dueAt, now }];
};

const last4Of = ({ isPrepaid, number }: TestCard): string | null => (isPrepaid ? null : number.slice(-4));

/** Charges an open session, with what follows from it, in one statement; undefined where somebody else has paid or closed it meanwhile. */
async function charge(
  db: Kysely<Database>,
  session: CardSession,
  card: TestCard,
  now: Date,
): Promise<PayResult | undefined> {
  const state = card.outcome.kind === 'succeedsLater' ? 'processing' : 'succeeded';
  const isNotified = card.outcome.kind !== 'succeedsUnannounced';
  const paid = await db
    .with('paid', (creator) =>
      creator
        .updateTable('card_session')
        .set({ state, is_declined: false })
        .where('session_id', '=', session.session_id)
        .where('state', '=', 'open')
        .where('expires_at', '>', now)
        .returning(['session_id', 'amount']),
    )
    .with('charge', (creator) =>
      creator
        .insertInto('card_charge')
        .columns(['session_id', 'amount', 'state', 'payment_type', 'last4', 'is_notified', 'created_at'])
        .expression((is) =>
          is
            .selectFrom('paid')
            .select(['session_id', 'amount'])
            .select([
              is.val(state).as('state'),
              is.val(card.paymentType).as('payment_type'),
              is.val(last4Of(card)).as('last4'),
              is.val(isNotified).as('is_notified'),
              is.val(now).as('created_at'),
            ]),
        ),
    )
    .with('job', () => jobsWhere('paid', jobAfter(session, card, now)))
    .selectFrom('paid')
    .select('session_id')
    .executeTakeFirst();
  return paid && { kind: 'paid', successUrl: session.success_url };
}

/**
 * Charges a card whose details are well formed. The charge and the notification of it are one statement, and a session is charged at most
 * once: of two presses the second finds it no longer open, and then sees the first one's charge.
 */
export async function paySession(
  db: Kysely<Database>,
  id: string,
  card: CardDetails,
  now: Date,
): Promise<PayResult> {
  for (;;) {
    const seen = await payerState(db, id, now);
    if (seen.kind !== 'open') return seen;
    const testCard = findTestCard(cardDigits(card));
    const { outcome } = testCard;
    const { session } = seen;
    const result =
      outcome.kind === 'declines'
        ? await db.transaction().execute((tx) => decline(tx, id, outcome.reason, now))
        : await charge(db, session, testCard, now);
    if (result !== undefined) return result;
  }
}
