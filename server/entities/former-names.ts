import { availabilityKey } from '#rules';
import type { Transaction } from 'kysely';
import { awaitedNameKeys } from '../database/awaited-names';
import { respellHeldName } from '../database/bare-names';
import { releaseName } from '../database/names';
import type { Database } from '../database/tables';

/**
 * Releases names that an entity no longer has, after its name has changed: others may use them. It keeps its present name, in its present
 * spelling, and those that its filings with a delayed effect, or under review, will or may give it.
 */
export async function releaseFormerNames(
  tx: Transaction<Database>,
  entityId: string,
  formerNames: readonly string[],
): Promise<void> {
  const { name } = await tx
    .selectFrom('entity')
    .select('name')
    .where('entity_id', '=', entityId)
    .executeTakeFirstOrThrow();
  const keptKeys = (await awaitedNameKeys(tx, entityId)).add(availabilityKey(name));
  const released = formerNames.filter((former) => !keptKeys.has(availabilityKey(former)));
  const holder = { kind: 'entity', id: entityId } as const;
  await releaseName(tx, holder, released);
  await respellHeldName(tx, holder, name);
}
