import type { FactName } from '#rules';
import { foldEffects } from '#rules';
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../database/tables';
import { differingFacts, EFFECT_COLUMNS, effectOfRow, FACT_COLUMNS, factsOf } from './record-facts';

/** An entity whose record is not what its effects say. */
export interface RecordFault {
  entityId: string;
  facts: FactName[];
}

/** Entities that are read at once. */
const PAGE = 2_000;

/** A page of entities with their effects, as of one moment. */
const pageAfter = (db: Kysely<Database>, after: string) =>
  db
    .selectFrom('entity')
    .select(['entity_id', ...FACT_COLUMNS])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('record_effect')
          .select(EFFECT_COLUMNS)
          .whereRef('record_effect.entity_id', '=', 'entity.entity_id')
          .orderBy('version'),
      ).as('effects'),
    )
    .where('entity_id', '>', after)
    .orderBy('entity_id')
    .limit(PAGE)
    .execute();
type VerifiedRow = Awaited<ReturnType<typeof pageAfter>>[number];

/** The facts in which the record of an entity differs from the fold of its effects; none where it is what they say. */
const faultsOf = ({ effects, ...row }: VerifiedRow): FactName[] =>
  Object.keys(differingFacts(factsOf(row), foldEffects(effects.map(effectOfRow)).facts)) as FactName[];

/**
 * Proves of every entity that its record is the fold of its effects (T1-fold), those included that never changed.
 * @returns how many there are, and those whose record says something else
 */
export async function verifyRecords(
  db: Kysely<Database>,
): Promise<{ entities: number; faults: RecordFault[] }> {
  const faults: RecordFault[] = [];
  let entities = 0;
  for (let after = ''; ;) {
    const page = await pageAfter(db, after);
    for (const row of page) {
      const facts = faultsOf(row);
      if (facts.length > 0) faults.push({ entityId: row.entity_id, facts });
    }
    entities += page.length;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return { entities, faults };
    after = last.entity_id;
  }
}
