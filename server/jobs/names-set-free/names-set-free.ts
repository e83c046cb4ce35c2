import { type Kysely, sql } from 'kysely';
import type { Registry } from '../../context';
import { isDueForLanguage } from '../../database/names-set-free';
import type { Database } from '../../database/tables';
import { setNameFree } from '../../entities/set-name-free';
import type { JobResult } from '../../outbox/job-result';
import { changeEach, mayBeTried } from '../../outbox/set-aside';
import { nextOfficeDay } from '../office-days';

/** Entities of one transaction: it ends long before the lease of its job. */
const ENTITIES_AT_ONCE = 50;

/**
 * Some of the entities that are due, in the order of the index that has those without the language, so that none of the millions beside it are
 * looked at; by their numbers the planner would walk through all of them for the first few.
 */
export const selectDue = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('entity')
    .select('entity_id')
    .where(isDueForLanguage(now))
    .where(mayBeTried('names-set-free', sql.ref('entity.entity_id'), now))
    .orderBy('status_code')
    .orderBy('delinquency_date')
    .orderBy('dissolution_date')
    .limit(ENTITIES_AT_ONCE);

/**
 * Writes down what the law makes of the names of delinquent and dissolved entities: on its day the statutory language enters the name, and
 * the name without it is free for others (T11-400). One batch at a time, each in its own transaction: one that was killed has changed
 * nothing, and of two replicas the second finds nothing left.
 */
export async function runNamesSetFree(registry: Registry): Promise<JobResult> {
  const { db, clock, log } = registry;
  const now = clock.now();
  const found = await db.transaction().execute(async (tx) => {
    const rows = await selectDue(tx, now).forUpdate().execute();
    const subjectOf = ({ entity_id }: { entity_id: string }) => entity_id;
    const batch = { job: 'names-set-free', rows, subjectOf, now } as const;
    const entities = await changeEach(registry, tx, batch, async ({ entity_id }) => {
      // Otherwise it would be found again at once, and for ever.
      if (!(await setNameFree(tx, entity_id, now)))
        throw new Error('The rule book does not change its name.');
    });
    if (rows.length > 0) log.info({ entities }, 'names are set free');
    return rows.length;
  });
  return { again: nextOfficeDay(now, found > 0) };
}
