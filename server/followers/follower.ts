import type { FollowChannel, Language } from '#rules';
import type { Kysely, Selectable } from 'kysely';
import { unguessableId } from '../database/identifiers';
import type { Database } from '../database/tables';
import type { FollowerTable } from '../database/tables/followers';

export type Follower = Selectable<FollowerTable>;

/**
 * One spelling of an address, by which a follower is found. Letters of either case are one mailbox with every provider; what else some of
 * them take for the same may be another person's with the next one, so it is told apart here.
 */
export const addressKeyOf = (address: string): string => address.trim().toLowerCase();

/** Whom something is to be sent to. */
export interface Recipient {
  channel: FollowChannel;
  address: string;
  language: Language;
}

/**
 * The row of an address, which is made where there is none. It comes before every message, since each names the page that stops it.
 * @param told whether the message was not asked for by following, as one to a contact on record: the row then lasts as long as its mail may
 * be read
 */
export async function followerOf(
  db: Kysely<Database>,
  { channel, address, language }: Recipient,
  { now, told = false }: { now: Date; told?: boolean },
): Promise<Follower> {
  return db
    .insertInto('follower')
    .values({
      follower_id: unguessableId(),
      channel,
      address: address.trim(),
      address_key: addressKeyOf(address),
      language,
      created_at: now,
      told_at: told ? now : null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'address_key'])
        .doUpdateSet(({ ref }) => ({ told_at: told ? now : ref('follower.told_at') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}
