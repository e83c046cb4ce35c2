import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables';
import type { CardCharge, CardSession } from './card-session';
import { closeWhenExpired, isExpired } from './close-session';

/** A session and how it was paid, both as they are at one moment. */
export interface SessionRead {
  session: CardSession;
  charge: Pick<CardCharge, 'payment_type' | 'last4'> | undefined;
}

/** One statement, so that session and charge agree without a lock: viewing a page does not block a payment. */
async function read(db: Kysely<Database>, id: string): Promise<SessionRead | undefined> {
  const row = await db
    .selectFrom('card_session')
    .leftJoin('card_charge', 'card_charge.session_id', 'card_session.session_id')
    .selectAll('card_session')
    .select(['card_charge.payment_type', 'card_charge.last4'])
    .where('card_session.session_id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { payment_type, last4, ...session } = row;
  return { session, charge: payment_type === null ? undefined : { payment_type, last4 } };
}

/** The session as it is now: one whose time is over is closed before. Undefined for an unknown one. */
export async function readSession(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<SessionRead | undefined> {
  const seen = await read(db, id);
  if (seen === undefined || !isExpired(seen.session, now)) return seen;
  await closeWhenExpired(db, id, now);
  return read(db, id);
}
