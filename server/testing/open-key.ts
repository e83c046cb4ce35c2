import { OPEN_KEY_LENGTH, OPEN_KEY_PREFIX } from '#rules';
import type { Registry } from '../context';
import { unguessableId } from '../database/identifiers';
import { followerOf } from '../followers/follower';
import { hashOfKey } from '../open-keys/make-key';

/** Gives an address a key, without a message; taken back at a moment, unless it counts. */
export async function makeKeyOf(
  { db, clock }: Registry,
  address: string,
  takenBackAt?: Date,
): Promise<string> {
  const now = clock.now();
  const { follower_id } = await followerOf(db, { channel: 'email', address, language: 'en' }, { now });
  const key = OPEN_KEY_PREFIX + unguessableId().padEnd(OPEN_KEY_LENGTH - OPEN_KEY_PREFIX.length, 'k');
  await db
    .insertInto('open_key')
    .values({
      open_key_id: unguessableId(),
      follower_id,
      asked_at: now,
      key_hash: hashOfKey(key),
      made_at: now,
      taken_back_at: takenBackAt,
    })
    .execute();
  return key;
}
