import type { FollowEvent } from '#rules';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables';
import type { Follower } from './follower';

/** What happened to a record, and which of its followers are asked for: a part of those after one, since there may be many. */
export interface Followed {
  entityId: string;
  event: FollowEvent;
  /** Whoever follows this event as well is left out. */
  butNot?: FollowEvent;
  /** The ID of the last follower of the part before; the first part unless given. */
  after?: string;
  limit: number;
}

/**
 * Who is to be told of an event of a record, in the order of their IDs: followers who have confirmed, have not ended it, and have not stopped
 * all messages.
 */
export const followersOf = (
  db: Kysely<Database>,
  { entityId, event, butNot, after = '', limit }: Followed,
): Promise<Follower[]> =>
  db
    .selectFrom('follow')
    .innerJoin('follower', 'follower.follower_id', 'follow.follower_id')
    .selectAll('follower')
    .where('entity_id', '=', entityId)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`${event} = any(follow.events)`)
    .$if(butNot !== undefined, (query) => query.where(sql<boolean>`${butNot} <> all(follow.events)`))
    .where('follower.follower_id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('suppressed_address')
            .select('since')
            .whereRef('suppressed_address.channel', '=', 'follower.channel')
            .whereRef('suppressed_address.address_key', '=', 'follower.address_key'),
        ),
      ),
    )
    .orderBy('follower.follower_id')
    .limit(limit)
    .execute();
