import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables';
import { queueNotification, findCharge, lockSession } from './card-session';

/** The card network's late answer: a charge in process succeeds. Does nothing the second time. */
export const settleCharge = (db: Kysely<Database>, id: string, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, id);
    const charge = await findCharge(tx, id);
    if (session === undefined || charge?.state !== 'processing') return;
    await tx.updateTable('card_charge').set({ state: 'succeeded' }).where('session_id', '=', id).execute();
    await tx.updateTable('card_session').set({ state: 'succeeded' }).where('session_id', '=', id).execute();
    await queueNotification(tx, 'payment.succeeded', session, { charge, now });
  });

/** Refunds a charge, once. False while the charge is still in process. */
export const refundCharge = (db: Kysely<Database>, id: string, now: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, id);
    const charge = await findCharge(tx, id);
    if (session === undefined || charge?.state === 'processing') return false;
    if (charge?.state !== 'succeeded') return true;
    await tx.updateTable('card_charge').set({ state: 'refunded' }).where('session_id', '=', id).execute();
    await tx.updateTable('card_session').set({ state: 'refunded' }).where('session_id', '=', id).execute();
    await queueNotification(tx, 'payment.refunded', session, { charge, now });
    return true;
  });
