import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/tables';
import type { CardSession } from './card-session';
import { queueNotification, lockSession } from './card-session';

async function close(
  tx: Transaction<Database>,
  session: CardSession,
  state: 'expired' | 'canceled',
  now: Date,
): Promise<CardSession> {
  await tx.updateTable('card_session').set({ state }).where('session_id', '=', session.session_id).execute();
  await queueNotification(tx, `payment.${state}`, session, { now });
  return { ...session, state };
}

/** Whether a session is still open although its time is over. */
export const isExpired = ({ state, expires_at }: CardSession, now: Date): boolean =>
  state === 'open' && expires_at <= now;

/** Closes an open session whose time is over; called wherever a session is locked. */
export const closeIfExpired = async (
  tx: Transaction<Database>,
  session: CardSession,
  now: Date,
): Promise<CardSession> => (isExpired(session, now) ? close(tx, session, 'expired', now) : session);

/** Closes a session whose time is over; one whose payer was given more time stays open. */
export const closeWhenExpired = (db: Kysely<Database>, id: string, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, id);
    if (session !== undefined) await closeIfExpired(tx, session, now);
  });

/** Closes a session that is still open, in a transaction of its own. Undefined for an unknown session. */
export const closeSession = (
  db: Kysely<Database>,
  id: string,
  state: 'expired' | 'canceled',
  now: Date,
): Promise<CardSession | undefined> =>
  db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, id);
    return session?.state === 'open' ? close(tx, session, state, now) : session;
  });
