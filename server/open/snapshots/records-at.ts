import { foldEffects, publicFacts } from '#rules';
import type { Kysely, Transaction } from 'kysely';
import { everyRow } from '../../database/every-row';
import type { Database } from '../../database/tables';
import { effectsBefore } from '../effects-before';
import { publishedRecord, recordLine, type OpenRecordLine, type RecordRow } from '../published-record';
import { withheldDocuments } from '../withheld-documents';

const rowsAfter = (tx: Transaction<Database>, after: string, limit: number): Promise<RecordRow[]> =>
  tx
    .selectFrom('entity')
    .leftJoin('registered_agent', 'registered_agent.agent_id', 'entity.agent_id')
    .selectAll('entity')
    .select('registered_agent.details as agent')
    .where('entity_id', '>', after)
    .orderBy('entity_id')
    .limit(limit)
    .execute();

/** Those of these entities whose record has changed after a position. */
async function changedSince(
  tx: Transaction<Database>,
  ids: string[],
  position: number,
): Promise<Set<string>> {
  const rows = await everyRow(
    tx
      .selectFrom('public_change')
      .select('entity_id')
      .distinct()
      .where('entity_id', 'in', ids)
      .where('kind', '=', 'record')
      .where('position', '>', String(position)),
    ids.length,
  );
  return new Set(rows.map(({ entity_id: id }) => id));
}

/** The record as it stood at a position; undefined for an entity that was formed later. */
async function recordAt(
  tx: Transaction<Database>,
  row: RecordRow,
  position: number,
  documents: readonly string[],
): Promise<OpenRecordLine | undefined> {
  const effects = await effectsBefore(tx, row.entity_id, position);
  if (effects.length === 0) return undefined;
  const folded = foldEffects(effects);
  const { registeredAgent } = folded.facts;
  const agent =
    registeredAgent === null
      ? undefined
      : await tx
          .selectFrom('registered_agent')
          .select('details')
          .where('agent_id', '=', registeredAgent)
          .executeTakeFirst();
  return recordLine({ ...row, agent: agent?.details ?? null }, publicFacts(folded, documents));
}

/** Records as they stood at a position, of the entities after one of them. */
export interface RecordsAt {
  records: OpenRecordLine[];
  /** The last entity that was looked at; undefined where there are none. */
  last: string | undefined;
}

/**
 * A part of the public record as it stood at a position of the log, however much has changed since: so a snapshot is made in many short
 * transactions, and is of one moment all the same.
 */
export const recordsAt = (
  db: Kysely<Database>,
  position: number,
  after: string,
  limit: number,
): Promise<RecordsAt> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const rows = await rowsAfter(tx, after, limit);
      const ids = rows.map(({ entity_id: id }) => id);
      if (ids.length === 0) return { records: [], last: undefined };
      const changed = await changedSince(tx, ids, position);
      const documents = await withheldDocuments(tx, ids);
      const records: OpenRecordLine[] = [];
      for (const row of rows) {
        const withheld = documents.get(row.entity_id) ?? [];
        const record = changed.has(row.entity_id)
          ? await recordAt(tx, row, position, withheld)
          : await publishedRecord(tx, row, withheld);
        if (record !== undefined) records.push(record);
      }
      return { records, last: ids.at(-1) };
    });
