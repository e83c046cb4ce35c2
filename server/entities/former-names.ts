import { availabilityKey } from '#rules';
import type { Transaction } from 'kysely';
import { awaitedNameKeys } from '../database/awaited-names';
import { respellHeldName } from '../database/passed-names';
import { releaseName } from '../database/names';
import type { Database } from '../database/tables';

/**
 * Releases names that an entity no longer has, after its name has changed: others may use them. It keeps its present name, in its present
 * spelling, and those that its filings with a delayed effect, or under review, will or may give it.
 */
export async function releaseNamesExcept(
  tx: Transaction<Database>,
  { entityId, name }: { entityId: string; name: string },
  formerNames: readonly string[],
): Promise<void> {
  if (formerNames.every((former) => former === name)) return;
  const keptKeys = (await awaitedNameKeys(tx, entityId)).add(availabilityKey(name));
  const released = formerNames.filter((former) => !keptKeys.has(availabilityKey(former)));
  const holder = { kind: 'entity', id: entityId } as const;
  if (released.length > 0) await releaseName(tx, holder, released);
  await respellHeldName(tx, holder, name);
}

/** The same for an entity whose present name is not known here. */
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
  await releaseNamesExcept(tx, { entityId, name }, formerNames);
}
