import { availabilityKey } from '#rules';
import type { Transaction } from 'kysely';
import { respellHeldName } from '../database/bare-names';
import { releaseName } from '../database/names';
import type { Database } from '../database/tables';
import { everyRow } from '../database/every-row';

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
  const awaited = await everyRow(
    tx
      .selectFrom('filing_record')
      .innerJoin('submission', 'submission.submission_key', 'filing_record.submission_key')
      .select(['submission.held_name', 'submission.bare_name'])
      .where('filing_record.entity_id', '=', entityId)
      .where('filing_record.effect_state', 'in', ['delayed', 'waitingForReview']),
  );
  const awaitedNames = awaited.flatMap(({ held_name, bare_name }) => [held_name ?? '', bare_name ?? '']);
  const keptKeys = new Set([name, ...awaitedNames].map(availabilityKey));
  const released = formerNames.filter((former) => !keptKeys.has(availabilityKey(former)));
  const holder = { kind: 'entity', id: entityId } as const;
  await releaseName(tx, holder, released);
  await respellHeldName(tx, holder, name);
}
