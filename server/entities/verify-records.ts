import type { FactName } from '#rules';
import { foldEffects } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { differingFacts, FACT_COLUMNS, factsOf, storedEffects } from './record-facts';

/** An entity whose record is not what its effects say. */
export interface RecordFault {
  entityId: string;
  facts: FactName[];
}

/** Entities that are read at once. */
const PAGE = 500;

/** The facts in which the record of an entity differs from the fold of its effects; none where it is what they say. */
async function faultsOf(db: Kysely<Database>, entityId: string): Promise<FactName[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const row = await tx
        .selectFrom('entity')
        .select(FACT_COLUMNS)
        .where('entity_id', '=', entityId)
        .executeTakeFirstOrThrow();
      const onRecord = factsOf(row);
      const { first, effects } = await storedEffects(tx, entityId, onRecord);
      return Object.keys(differingFacts(onRecord, foldEffects(first, effects).facts)) as FactName[];
    });
}

/**
 * Proves of every entity that its record is the fold of its effects (T1-fold). One that was never changed is what it was from the beginning.
 * @returns how many have been changed, and those whose record says something else
 */
export async function verifyRecords(
  db: Kysely<Database>,
): Promise<{ changed: number; faults: RecordFault[] }> {
  const faults: RecordFault[] = [];
  let changed = 0;
  for (let after = ''; ;) {
    const page = await db
      .selectFrom('entity_history')
      .select('entity_id')
      .distinct()
      .where('entity_id', '>', after)
      .orderBy('entity_id')
      .limit(PAGE)
      .execute();
    for (const { entity_id: entityId } of page) {
      const facts = await faultsOf(db, entityId);
      if (facts.length > 0) faults.push({ entityId, facts });
    }
    changed += page.length;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return { changed, faults };
    after = last.entity_id;
  }
}
