import type { ChangeOfRecord, FactsRead, PublicFacts } from '#rules';
import { changeOfRecord } from '#rules';
import type { Kysely, Selectable } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { everyRow } from '../database/every-row';
import type { Database } from '../database/tables';
import type { PublicChangeTable } from '../database/tables/entities';
import { EFFECT_COLUMNS, effectOfRow } from './record-facts';
import { agentValues } from './summarize';

/** A public change, as readers get it. */
export interface PublicChange extends Pick<Selectable<PublicChangeTable>, 'kind' | 'document' | 'state'> {
  position: number;
  at: string;
  entityId: string;
  /** Of a change of the record: when it counts, and the facts that differ before and after it. */
  record?: Omit<ChangeOfRecord, 'before' | 'after'> & {
    effectiveAt: string;
    before: FactsRead;
    after: FactsRead;
  };
}

/** More effects than the entities of a page have. */
const MAX_EFFECTS = 100_000;

/** Rows by the entity that they are about, in their order. */
function byEntity<Row extends { entity_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.entity_id);
    if (group === undefined) groups.set(row.entity_id, [row]);
    else group.push(row);
  }
  return groups;
}

const effectsOfEntities = async (db: Kysely<Database>, entityIds: string[]) =>
  entityIds.length === 0
    ? []
    : everyRow(
        db
          .selectFrom('record_effect')
          .select(['entity_id', ...EFFECT_COLUMNS])
          .where('entity_id', 'in', entityIds)
          .orderBy('entity_id')
          .orderBy('version'),
        MAX_EFFECTS,
      );

const withheldOf = async (db: Kysely<Database>, entityIds: string[]) =>
  entityIds.length === 0
    ? []
    : everyRow(
        db
          .selectFrom('filing_record')
          .select(['entity_id', 'transaction_id'])
          .where('entity_id', 'in', entityIds)
          .where('withheld_at', 'is not', null),
        MAX_EFFECTS,
      );

const agentsNamedIn = async (db: Kysely<Database>, facts: readonly PublicFacts[]) => {
  const ids = facts.flatMap(({ registeredAgent }) => registeredAgent ?? []);
  const rows =
    ids.length === 0
      ? []
      : await everyRow(
          db.selectFrom('registered_agent').select(['agent_id', 'details']).where('agent_id', 'in', ids),
          MAX_EFFECTS,
        );
  return new Map(rows.map(({ agent_id: id, details }) => [id, agentValues(details)]));
};

type Agents = Awaited<ReturnType<typeof agentsNamedIn>>;

const withAgent = ({ registeredAgent, ...facts }: PublicFacts, agents: Agents): FactsRead =>
  registeredAgent === undefined
    ? facts
    : { ...facts, registeredAgent: registeredAgent === null ? null : (agents.get(registeredAgent) ?? null) };

/** The facts that still differ once agents are known: one who was put on record again with the same content has not changed. */
function readFacts({ before, after, withheld }: ChangeOfRecord, agents: Agents) {
  const [{ registeredAgent: former, ...others }, { registeredAgent: present, ...now }] = [
    withAgent(before, agents),
    withAgent(after, agents),
  ];
  if (isDeepStrictEqual(former, present)) return { before: others, after: now, withheld };
  return {
    before: former === undefined ? others : { ...others, registeredAgent: former },
    after: present === undefined ? now : { ...now, registeredAgent: present },
    withheld,
  };
}

/**
 * The public changes that follow a position, in their order (T4-log). Who goes on from the last position that he saw misses none. What a
 * document says that is withheld by now is left out of earlier changes, too.
 */
export async function publicChangesAfter(
  db: Kysely<Database>,
  position: number,
  limit: number,
): Promise<PublicChange[]> {
  const rows = await db
    .selectFrom('public_change')
    .selectAll()
    .where('position', '>', String(position))
    .orderBy('position')
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  // Only a change of the record has a version; nothing of the record is read for the others.
  const ofRecord = rows.filter(({ version }) => version !== null);
  const entityIds = [...new Set(ofRecord.map(({ entity_id: entityId }) => entityId))];
  const effects = byEntity(await effectsOfEntities(db, entityIds));
  const withheld = byEntity(await withheldOf(db, entityIds));
  const changes = rows.map((row) => {
    const until = (effects.get(row.entity_id) ?? [])
      .filter(({ version }) => version <= (row.version ?? 0))
      .map(effectOfRow);
    const documents = withheld.get(row.entity_id) ?? [];
    const numbers = documents.map(({ transaction_id: id }) => id);
    return {
      row,
      last: until.at(-1),
      change: until.length === 0 ? undefined : changeOfRecord(until, numbers),
    };
  });
  const agents = await agentsNamedIn(
    db,
    changes.flatMap(({ change }) => (change ? [change.before, change.after] : [])),
  );
  return changes.map(({ row, last, change }) => ({
    position: Number(row.position),
    at: row.at.toISOString(),
    entityId: row.entity_id,
    kind: row.kind,
    document: row.document,
    state: row.state,
    ...(last && change && { record: { effectiveAt: last.at, ...readFacts(change, agents) } }),
  }));
}
