import { confirmationOf, type Confirmation, isLinkOld } from '#rules';
import type { Registry } from '../context';
import { sealed } from './follower-keys';
import { readConfirmKey } from './confirm-keys';

/** What became of a link that confirms, of which record, and the key of the page on which that can be changed. */
export interface Confirmed {
  result: Confirmation;
  entityId?: string;
  entityName?: string;
  key?: string;
}

/**
 * Confirms that the reader of a message wants to follow a record, in the language in which it was asked for. A link that is used twice, or by
 * two at once, confirms once.
 */
export async function confirmFollow({ db, clock, config }: Registry, key: string): Promise<Confirmed> {
  const { passcodeSecret: secret } = config;
  const now = clock.now();
  const asked = readConfirmKey(secret, 'confirming', key);
  return db.transaction().execute(async (tx) => {
    const row =
      asked &&
      (await tx
        .selectFrom('follow')
        .innerJoin('entity', 'entity.entity_id', 'follow.entity_id')
        .select(['follow_id', 'follower_id', 'follow.entity_id', 'name', 'language'])
        .select(['confirmed_at', 'ended_at', 'asked_at'])
        .where('follow_id', '=', asked.id)
        .forUpdate('follow')
        .executeTakeFirst());
    const result = confirmationOf({
      isGenuine: asked !== undefined,
      isOld: asked !== undefined && isLinkOld(asked.askedAt.toISOString(), now.toISOString()),
      isKept: row !== undefined,
      isConfirmed: row !== undefined && row.confirmed_at !== null,
      isEnded: row !== undefined && row.ended_at !== null,
      // Somebody else may have asked for this address: what its owner confirms is what their message says.
      isReplaced: row !== undefined && row.asked_at.getTime() !== asked?.askedAt.getTime(),
    });
    if (row === undefined) return { result };
    const { follow_id, follower_id, entity_id: entityId, name: entityName, language } = row;
    if (result === 'confirmed') {
      await tx.updateTable('follow').set({ confirmed_at: now }).where('follow_id', '=', follow_id).execute();
      await tx.updateTable('follower').set({ language }).where('follower_id', '=', follower_id).execute();
    }
    return { result, entityId, entityName, key: sealed(secret, 'following', follower_id) };
  });
}
