import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables';
import { enqueueJob } from '../../outbox/outbox';
import type { CardSession } from './card-session';
import { lockSession } from './card-session';
import { closeIfExpired } from './close-session';

const MINUTE = 60_000;

/** The time that a payer gets for each extension, from the moment of the request. */
const MORE_MILLISECONDS = 30 * MINUTE;

/** The page closes at the latest so long after it was opened: time enough to ask ten times (WCAG 2.2.1), and a name is not held for days. */
const LONGEST_MILLISECONDS = 360 * MINUTE;

/** Gives the payer of an open session more time, up to the latest moment. Undefined for an unknown session; a closed one stays closed. */
export const extendSession = (
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<{ session: CardSession; isExtended: boolean } | undefined> =>
  db.transaction().execute(async (tx) => {
    const locked = await lockSession(tx, id);
    const session = locked && (await closeIfExpired(tx, locked, now));
    if (session === undefined) return undefined;
    if (session.state !== 'open') return { session, isExtended: false };
    const latest = session.created_at.getTime() + LONGEST_MILLISECONDS;
    const newEnd = Math.min(now.getTime() + MORE_MILLISECONDS, latest);
    if (newEnd <= session.expires_at.getTime()) return { session, isExtended: false };
    const expiresAt = new Date(newEnd);
    await tx
      .updateTable('card_session')
      .set({ expires_at: expiresAt })
      .where('session_id', '=', id)
      .execute();
    await enqueueJob(tx, { kind: 'card-session-expiry', payload: { sessionId: id }, dueAt: expiresAt, now });
    return { session: { ...session, expires_at: expiresAt }, isExtended: true };
  });
