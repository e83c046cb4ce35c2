import type { components } from '#api';
import { formatPhone } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import type { Follower } from './follower';
import { isSuppressed } from './suppression';

/** Most records that a page lists: more than one address may ask for in a year. */
const MOST_LISTED = 2_000;

/** The follower of a key; undefined where it is none. */
export const findFollower = (
  db: Kysely<Database>,
  followerId: string | undefined,
): Promise<Follower | undefined> =>
  db
    .selectFrom('follower')
    .selectAll()
    .where('follower_id', '=', followerId ?? '')
    .executeTakeFirst();

interface Times {
  confirmed_at: Date | null;
  ended_at: Date | null;
}

const stateOf = ({ confirmed_at, ended_at }: Times) => {
  if (ended_at !== null) return 'ended' as const;
  return confirmed_at === null ? ('asked' as const) : ('inForce' as const);
};

/** What an address follows, by the names of the records as they are now. */
export async function followingOf(
  db: Kysely<Database>,
  follower: Follower,
): Promise<components['schemas']['Following']> {
  const { channel, address, follower_id } = follower;
  const rows = await db
    .selectFrom('follow')
    .innerJoin('entity', 'entity.entity_id', 'follow.entity_id')
    .select(['follow.entity_id', 'name', 'events', 'confirmed_at', 'ended_at'])
    .where('follower_id', '=', follower_id)
    .orderBy('name')
    .orderBy('follow.entity_id')
    .limit(MOST_LISTED)
    .execute();
  return {
    channel,
    address: channel === 'text' ? formatPhone(address) : address,
    isStopped: await isSuppressed(db, follower),
    follows: rows.map((row) => ({
      entityId: row.entity_id,
      entityName: row.name,
      events: row.events,
      state: stateOf(row),
    })),
  };
}
