import type { FollowEvent } from '#rules';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables';
import type { Follower } from './follower';
import { resume, suppress } from './suppression';

/** A change of what an address follows. */
export type FollowingChange =
  | { change: 'events'; entityId: string; events: FollowEvent[] }
  | { change: 'end' | 'again'; entityId: string }
  | { change: 'stop' | 'allow' };

const ofRecord = (tx: Transaction<Database>, { follower_id }: Follower, entityId: string) =>
  tx.updateTable('follow').where('follower_id', '=', follower_id).where('entity_id', '=', entityId);

/**
 * Changes what an address follows; doing the same twice changes nothing more. Whoever has the page of an address reads its messages, so that
 * following again needs no other message to confirm.
 * @returns whether there was what was to be changed
 */
export async function changeFollowing(
  tx: Transaction<Database>,
  follower: Follower,
  change: FollowingChange,
  now: Date,
): Promise<boolean> {
  switch (change.change) {
    case 'stop':
      await suppress(tx, follower, { reason: 'page', now });
      return true;
    case 'allow':
      await resume(tx, follower);
      return true;
    case 'end':
      return isChanged(
        ofRecord(tx, follower, change.entityId).set(({ fn, val }) => ({
          ended_at: fn.coalesce('ended_at', val(now)),
        })),
      );
    case 'again':
      return isChanged(
        ofRecord(tx, follower, change.entityId).set(({ fn, val }) => ({
          confirmed_at: fn.coalesce('confirmed_at', val(now)),
          ended_at: null,
        })),
      );
    case 'events':
      return isChanged(ofRecord(tx, follower, change.entityId).set({ events: change.events }));
  }
}

const isChanged = async (statement: {
  executeTakeFirst(): Promise<{ numUpdatedRows: bigint }>;
}): Promise<boolean> => (await statement.executeTakeFirst()).numUpdatedRows > 0n;
