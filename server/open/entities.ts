import type { openComponents } from '#api';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables';
import { findByWords, MAX_FOUND } from '../entities/find-by-words';
import { findEntity } from '../entities/find-entity';
import { withStandingAt } from '../entities/standing-by-clock';
import { HttpFailure } from '../failures/failure';
import { timedSearch } from '../timed-search';
import type { OpenHandlers, OpenInput } from './operation';
import { publishedRecord, type OpenRecordLine, type RecordRow } from './published-record';
import { recordAsOf } from './record-as-of';
import { withheldDocuments } from './withheld-documents';

type Query = OpenInput<'openSearch'>['query'];
type Found = openComponents['schemas']['FoundEntities'];

const PART = 50;

/** Entities with their agents to which every filter fits. */
const fitting = (db: Kysely<Database>, { type, status, city, agent, formedFrom, formedTo }: Query) =>
  db
    .selectFrom('entity')
    .leftJoin('registered_agent', 'registered_agent.agent_id', 'entity.agent_id')
    .selectAll('entity')
    .select('registered_agent.details as agent')
    .$if(type !== undefined, (query) => query.where('entity_type', '=', type ?? ''))
    .$if(status !== undefined, (query) => query.where('status_code', '=', status ?? ''))
    .$if(city !== undefined, (query) =>
      query.where(sql<boolean>`lower(principal_office #>> '{streetAddress,city}') = lower(${city})`),
    )
    .$if(agent !== undefined, (query) =>
      query.where(
        sql<boolean>`entity.agent_id in (select agent_id from registered_agent where agent_name(details) = lower(${agent}))`,
      ),
    )
    .$if(formedFrom !== undefined, (query) => query.where('formation_date', '>=', formedFrom ?? ''))
    .$if(formedTo !== undefined, (query) => query.where('formation_date', '<=', formedTo ?? ''));

/** A part of the record that a filter asks for must be one that everybody may see: an answer would tell it. */
const asksForWithheld = ({ city, agent }: Query, { withheld }: OpenRecordLine): boolean =>
  (city !== undefined && withheld.includes('principalOffice')) ||
  (agent !== undefined && withheld.includes('registeredAgent'));

async function published(db: Kysely<Database>, rows: RecordRow[], query: Query, now: Date) {
  const documents = await withheldDocuments(
    db,
    rows.map(({ entity_id: id }) => id),
  );
  const records: OpenRecordLine[] = [];
  for (const row of rows)
    records.push(await publishedRecord(db, withStandingAt(row, now), documents.get(row.entity_id)));
  return records.filter((record) => !asksForWithheld(query, record));
}

type Listed = Found & { last?: string };

/**
 * What comes after the last entity of a part. Records change between two parts: one that does not fit any more keeps its place.
 * @throws HttpFailure 400 where that entity has no place: the list would begin again, and never end
 */
function idsAfter(ids: string[], after: string | undefined): string[] {
  if (after === undefined) return ids;
  const place = ids.indexOf(after);
  if (place < 0)
    throw new HttpFailure(400, 'The entity in "after" is not found by these words. Leave "after" out.');
  return ids.slice(place + 1);
}

/** By the words of a name, best first. */
async function byWords(db: Kysely<Database>, words: string, query: Query, now: Date): Promise<Listed> {
  const { entities, isClose, isCut } = await findByWords(db, words);
  const ids = [...new Set(entities.map(({ entity_id: id }) => id))];
  const rest = idsAfter(ids, query.after);
  if (rest.length === 0) return { entities: [], isClose, isCut };
  const rows = await timedSearch(db, (tx) =>
    fitting(tx, query)
      .where('entity_id', 'in', rest)
      .limit(MAX_FOUND + 1)
      .execute(),
  );
  const inOrder = rest.flatMap((id) => rows.filter(({ entity_id: one }) => one === id));
  const limit = Number(query.limit ?? PART);
  const part = inOrder.slice(0, limit);
  const isMore = inOrder.length > limit;
  return {
    entities: await published(db, part, query, now),
    isClose,
    isCut,
    ...(isMore && { last: part.at(-1)?.entity_id }),
  };
}

/** By filters alone, in the order of their numbers. */
async function byNumbers(db: Kysely<Database>, query: Query, now: Date): Promise<Listed> {
  const limit = Number(query.limit ?? PART);
  const rows = await timedSearch(db, (tx) =>
    fitting(tx, query)
      .$if(query.after !== undefined, (after) => after.where('entity_id', '>', query.after ?? ''))
      .orderBy('entity_id')
      .limit(limit + 1)
      .execute(),
  );
  const part = rows.slice(0, limit);
  return {
    entities: await published(db, part, query, now),
    isClose: false,
    isCut: false,
    ...(rows.length > limit && { last: part.at(-1)?.entity_id }),
  };
}

/** Entities, as everybody may read them. */
export const entityOperations: OpenHandlers<'openSearch' | 'openEntity'> = {
  async openSearch({ db, clock }, { query }) {
    const now = clock.now();
    const { last, ...json } = await (query.q === undefined
      ? byNumbers(db, query, now)
      : byWords(db, query.q, query, now));
    if (last === undefined) return { json };
    const next = new URLSearchParams({ ...query, after: last });
    return { json, headers: { link: `</open-api/v1/entities?${next.toString()}>; rel="next"` } };
  },

  async openEntity(open, { path: { id }, query }) {
    const { db, clock } = open;
    const entity = await findEntity(db, id, clock.now());
    if (entity === undefined) throw new HttpFailure(404, 'No entity of this number is on record.');
    if (query.asOf !== undefined) return { json: await recordAsOf(open, entity, query.asOf) };
    const documents = await withheldDocuments(db, [id]);
    return { json: await publishedRecord(db, entity, documents.get(id)) };
  },
};
