import type { Registry } from '../../context';
import { ProviderUnavailable } from '../../ports/provider-unavailable';

/** Removes the objects of files whose rows are gone. A job that is run again finds some of them removed. */
export async function runObjectRemoval(
  { providers: { files } }: Registry,
  { objectKeys }: { objectKeys: string[] },
): Promise<void> {
  // The settings may name the store again.
  if (files.objects === undefined) throw new ProviderUnavailable('storage');
  for (const key of objectKeys) await files.objects.remove(key);
}
