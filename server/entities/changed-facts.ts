import type { RecordFact } from '#rules';
import type { Kysely } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database/tables';
import type { EntityHistoryTable } from '../database/tables/entities';
import type { EntityOnRecord } from './find-entity';

type Column = keyof EntityHistoryTable & keyof EntityOnRecord;

/** The columns of each fact. */
const COLUMNS: Readonly<Record<Exclude<RecordFact, 'registeredAgent'>, readonly Column[]>> = {
  name: ['name'],
  status: ['status_code', 'delinquency_date', 'dissolution_date'],
  principalOffice: ['principal_office'],
  periodicReport: ['report_due'],
};

/** The record in an earlier version; undefined for a version that it never had. */
export const findVersion = (db: Kysely<Database>, entityId: string, version: number) =>
  db
    .selectFrom('entity_history')
    .leftJoin('registered_agent', 'registered_agent.agent_id', 'entity_history.agent_id')
    .selectAll('entity_history')
    .select('registered_agent.details as agent')
    .where('entity_id', '=', entityId)
    .where('version', '=', version)
    .executeTakeFirst();

/**
 * Which of these facts have changed on record since a version (reading 27). An agent who was put on record again with the same content has
 * not changed. For a version that the record never had, all of them count as changed.
 */
export async function changedFacts(
  db: Kysely<Database>,
  entity: EntityOnRecord,
  version: number | undefined,
  facts: readonly RecordFact[],
): Promise<RecordFact[]> {
  if (version === entity.version) return [];
  const previousVersion =
    version === undefined ? undefined : await findVersion(db, entity.entity_id, version);
  if (previousVersion === undefined) return [...facts];
  return facts.filter((fact) =>
    fact === 'registeredAgent'
      ? !isDeepStrictEqual(previousVersion.agent, entity.agent)
      : COLUMNS[fact].some((column) => !isDeepStrictEqual(previousVersion[column], entity[column])),
  );
}
