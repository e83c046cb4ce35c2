import type { FollowChannel } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { addressKeyOf } from './follower';

interface Address {
  channel: FollowChannel;
  address: string;
}

/** Whether an address wants no message. Every sender of notices asks it, in the transaction that queues them. */
export async function isSuppressed(db: Kysely<Database>, { channel, address }: Address): Promise<boolean> {
  const row = await db
    .selectFrom('suppressed_address')
    .select('since')
    .where('channel', '=', channel)
    .where('address_key', '=', addressKeyOf(address))
    .executeTakeFirst();
  return row !== undefined;
}

/** Nothing is sent to an address from now on; it may have been so before. */
export const suppress = async (
  db: Kysely<Database>,
  { channel, address }: Address,
  { reason, now }: { reason: 'oneClick' | 'page' | 'word' | 'provider'; now: Date },
): Promise<void> => {
  await db
    .insertInto('suppressed_address')
    .values({ channel, address_key: addressKeyOf(address), since: now, reason })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Messages may be sent to an address again. */
export const resume = async (db: Kysely<Database>, { channel, address }: Address): Promise<void> => {
  await db
    .deleteFrom('suppressed_address')
    .where('channel', '=', channel)
    .where('address_key', '=', addressKeyOf(address))
    .execute();
};
