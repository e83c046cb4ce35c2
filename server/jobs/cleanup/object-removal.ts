import type { Registry } from '../../context';
import { ProviderUnavailable } from '../../ports/provider-unavailable';
import { removeObjects } from './remove-objects';

/**
 * Removes the objects of files whose rows are gone. A job that is run again finds some of them removed.
 * @throws the error of one that is left, so that the job is tried again
 */
export async function runObjectRemoval(
  { providers: { files } }: Registry,
  { objectKeys }: { objectKeys: string[] },
): Promise<void> {
  // The settings may name the store again.
  if (files.objects === undefined) throw new ProviderUnavailable('storage');
  const [left] = await removeObjects(files.objects, objectKeys);
  if (left !== undefined) throw left.error;
}
