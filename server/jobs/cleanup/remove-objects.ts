import type { ObjectStore } from '../../ports/storage-port';

/** So many failures one after the other are the store's, not those of single objects. */
const FAILURES_OF_STORE = 3;

/**
 * Removes objects, going on after one that cannot be removed.
 * @returns those that are left, each with its error
 * @throws the error of a store that removes nothing
 */
export async function removeObjects(
  store: ObjectStore,
  keys: readonly string[],
): Promise<{ key: string; error: unknown }[]> {
  const left: { key: string; error: unknown }[] = [];
  let failuresInARow = 0;
  for (const key of keys) {
    try {
      await store.remove(key);
      failuresInARow = 0;
    } catch (error) {
      left.push({ key, error });
      failuresInARow += 1;
      if (failuresInARow === FAILURES_OF_STORE) throw error;
    }
  }
  return left;
}
