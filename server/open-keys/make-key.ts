import { createHash } from 'node:crypto';
import { OPEN_KEY_PREFIX } from '#rules';
import type { Registry } from '../context';
import { keyedHash } from '../keyed-hash';
import { keyOfLink, type KeyOfLink } from './key-of-link';

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * The key that a link makes for one attempt. It cannot be guessed without the secret of the registry, and not be made again without the attempt,
 * which is kept nowhere: only who asked once can ask for the same again, when the answer was lost.
 */
const keyOf = (secret: string, openKeyId: string, attempt: string): string =>
  OPEN_KEY_PREFIX +
  keyedHash(secret, 'key of the open record', `${openKeyId}\n${attempt}`).toString('base64url');

/**
 * Makes the key of a link, and takes back the one that the address had. A link makes one key: the same attempt is answered with it again, as long
 * as it counts.
 */
export async function makeOpenKey(
  registry: Registry,
  { link, attempt }: { link: string; attempt: string },
): Promise<KeyOfLink & { key?: string }> {
  const now = registry.clock.now();
  return registry.db.transaction().execute(async (tx) => {
    const found = await keyOfLink(tx, registry, link, true);
    const { state, row, live } = found;
    if (row === undefined) return found;
    const key = keyOf(registry.config.passcodeSecret, row.open_key_id, attempt);
    const key_hash = hashOfKey(key);
    if (state === 'used' && row.key_hash === key_hash) return { ...found, key };
    if (state !== 'unused') return found;
    if (live !== undefined)
      await tx
        .updateTable('open_key')
        .set({ taken_back_at: now })
        .where('open_key_id', '=', live.open_key_id)
        .execute();
    const made = await tx
      .updateTable('open_key')
      .set({ key_hash, made_at: now })
      .where('open_key_id', '=', row.open_key_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { state: 'used', row: made, live: made, key };
  });
}
