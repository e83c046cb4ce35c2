import { FACT_NAMES, PART_OF_FACT, valueOfFact, type ChangedFact, type RecordFact } from '#rules';
import type { Kysely } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database/tables';
import type { EntityOnRecord } from './find-entity';
import { factsOf } from './record-facts';

/** The record in an earlier version; undefined for a version that it never had. */
export const findVersion = async (db: Kysely<Database>, entityId: string, version: number) => {
  const [found] = await findVersions(db, entityId, version).limit(1).execute();
  return found?.version === version ? found : undefined;
};

/** The record in its versions before the present one, from one of them on; each says what has ended it. */
const findVersions = (db: Kysely<Database>, entityId: string, first: number) =>
  db
    .selectFrom('entity_history')
    .leftJoin('registered_agent', 'registered_agent.agent_id', 'entity_history.agent_id')
    .selectAll('entity_history')
    .select('registered_agent.details as agent')
    .where('entity_id', '=', entityId)
    .where('version', '>=', first)
    .orderBy('version');

type Version = Parameters<typeof factsOf>[0] & Pick<EntityOnRecord, 'agent'>;

/** Whether a part of the record is the same in two versions: of an agent, who they are and not under which number they were put on record. */
const isSameIn = (one: Version, other: Version, part: RecordFact): boolean =>
  part === 'registeredAgent'
    ? isDeepStrictEqual(one.agent, other.agent)
    : FACT_NAMES.filter((fact) => PART_OF_FACT[fact] === part).every((fact) =>
        isDeepStrictEqual(valueOfFact(factsOf(one), fact), valueOfFact(factsOf(other), fact)),
      );

/** How many later versions are looked at for the cause of a change. */
const MOST_VERSIONS = 100;

/**
 * Which of these facts have changed on record since a version, and what has changed each of them last (reading 27). An agent who was put on
 * record again with the same content has not changed. For a version that the record never had, all of them count as changed by filings.
 */
export async function changedFacts(
  db: Kysely<Database>,
  entity: EntityOnRecord,
  version: number | undefined,
  facts: readonly RecordFact[],
): Promise<ChangedFact[]> {
  if (version === entity.version) return [];
  const versions =
    version === undefined
      ? []
      : await findVersions(db, entity.entity_id, version).limit(MOST_VERSIONS).execute();
  const [begunWith] = versions;
  if (begunWith === undefined || begunWith.version !== version)
    return facts.map((fact) => ({ fact, cause: 'filing' }));
  return facts
    .filter((fact) => !isSameIn(begunWith, entity, fact))
    .map((fact) => {
      const last = versions.findLast((each, place) => !isSameIn(each, versions[place + 1] ?? entity, fact));
      return { fact, cause: last?.cause === 'housekeeping' ? 'dueDay' : 'filing' };
    });
}
