import type { openComponents } from '#api';
import { filedState, foldEffects, isListed, publicFacts, publishedFacts, type RecordedState } from '#rules';
import type { Kysely } from 'kysely';
import { everyRow } from '../database/every-row';
import type { Database } from '../database/tables';
import { publicChangesAfter, type PublicChange } from '../entities/public-changes';
import { withheldDocuments } from './withheld-documents';
import { effectsBefore } from './effects-before';

export type ChangeLine = openComponents['schemas']['Change'];
type Withheld = ChangeLine['withheld'];
type Entity = openComponents['schemas']['Entity'];

/** More than the entities of a page. */
const MAX_ENTITIES = 1_000;

/** What of an entity never changes. */
export const entityOf = (row: {
  entity_id: string;
  entity_type: string;
  jurisdiction: string;
  formation_date: string;
}): Entity => ({
  id: row.entity_id,
  type: row.entity_type,
  jurisdiction: row.jurisdiction,
  formedOn: row.formation_date,
});

async function entitiesOf(db: Kysely<Database>, ids: string[]): Promise<Map<string, Entity>> {
  const rows = await everyRow(
    db
      .selectFrom('entity')
      .select(['entity_id', 'entity_type', 'jurisdiction', 'formation_date'])
      .where('entity_id', 'in', ids),
    MAX_ENTITIES,
  );
  return new Map(rows.map((row) => [row.entity_id, entityOf(row)]));
}

/** The parts of a record that nobody may see, as it stood at a position. */
async function withheldAt(db: Kysely<Database>, { entityId, position }: PublicChange): Promise<Withheld> {
  const effects = await effectsBefore(db, entityId, position);
  const documents = await withheldDocuments(db, [entityId]);
  return publicFacts(foldEffects(effects), documents.get(entityId) ?? []).withheld as Withheld;
}

const stateOf = (state: RecordedState): ChangeLine['state'] =>
  isListed(state) ? filedState(state) : 'removed';

async function lineOf(db: Kysely<Database>, change: PublicChange, entity: Entity): Promise<ChangeLine> {
  const { position, at, document, record, kind, state } = change;
  return {
    position,
    at,
    kind: kind === 'withheld' ? 'withdrawn' : kind,
    entity,
    document,
    ...(kind === 'filing' && { state: stateOf(state as RecordedState) }),
    ...(record && { effectiveAt: record.effectiveAt }),
    before: publishedFacts(record?.before ?? {}),
    after: publishedFacts(record?.after ?? {}),
    withheld: kind === 'withheld' ? await withheldAt(db, change) : ((record?.withheld ?? []) as Withheld),
  };
}

/** The changes after a position as lines of the open record. Nothing that is withheld by now is in them, in earlier ones either. */
export async function changeLines(
  db: Kysely<Database>,
  position: number,
  limit: number,
): Promise<ChangeLine[]> {
  const changes = await publicChangesAfter(db, position, limit);
  if (changes.length === 0) return [];
  const entities = await entitiesOf(db, [...new Set(changes.map(({ entityId }) => entityId))]);
  const lines: ChangeLine[] = [];
  for (const change of changes) {
    const entity = entities.get(change.entityId);
    if (entity === undefined) throw new Error(`The log names ${change.entityId}, which is not on record.`);
    lines.push(await lineOf(db, change, entity));
  }
  return lines;
}
