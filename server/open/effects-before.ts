import type { RecordEffect } from '#rules';
import type { Kysely } from 'kysely';
import { everyRow } from '../database/every-row';
import type { Database } from '../database/tables';
import { EFFECT_COLUMNS, effectOfRow } from '../entities/record-facts';

/** Far more changes than an entity has in its life. */
const MAX_EFFECTS = 10_000;

/** The effects on the record of an entity that the log had told of at a position, with those before the log began. */
export async function effectsBefore(
  db: Kysely<Database>,
  entityId: string,
  position: number,
): Promise<RecordEffect[]> {
  const later = await db
    .selectFrom('public_change')
    .select(({ fn }) => fn.min('version').as('version'))
    .where('entity_id', '=', entityId)
    .where('kind', '=', 'record')
    .where('position', '>', String(position))
    .executeTakeFirst();
  const rows = await everyRow(
    db
      .selectFrom('record_effect')
      .select(EFFECT_COLUMNS)
      .where('entity_id', '=', entityId)
      .$if(later?.version != null, (query) => query.where('version', '<', later?.version ?? 0))
      .orderBy('version'),
    MAX_EFFECTS,
  );
  return rows.map(effectOfRow);
}
