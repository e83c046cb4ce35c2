import type { Registry } from '../context';
import { keyOfLink, type KeyOfLink } from './key-of-link';

/**
 * Takes the key of a link back, or of its address where the link has made none yet. Doing it twice is the same as once.
 * @returns the link after it
 */
export async function takeOpenKeyBack(registry: Registry, link: string): Promise<KeyOfLink> {
  const now = registry.clock.now();
  return registry.db.transaction().execute(async (tx) => {
    const { state, row, live } = await keyOfLink(tx, registry, link, true);
    const key = state === 'unused' ? live : row;
    if (key !== undefined && (state === 'unused' || state === 'used'))
      await tx
        .updateTable('open_key')
        .set({ taken_back_at: now })
        .where('open_key_id', '=', key.open_key_id)
        .execute();
    return keyOfLink(tx, registry, link);
  });
}
