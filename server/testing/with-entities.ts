import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables';

type Db = Kysely<Database>;

/** A registry with some more entities under these names, which is as it was afterwards. */
export async function withEntities(
  db: Db,
  names: readonly string[],
  look: (db: Db) => Promise<void>,
): Promise<void> {
  await sql`insert into entity (entity_id, entity_type, name, status_code, formation_date, jurisdiction, reporting_month,
      principal_office, effective_at)
    select '2099' || lpad(place::text, 7, '0'), entity_type, added, 'GOOD', formation_date, jurisdiction, reporting_month,
      principal_office, effective_at
    from entity, unnest(${[...names]}::text[]) with ordinality as more (added, place)
    where entity_id = '20101000001'`.execute(db);
  try {
    await look(db);
  } finally {
    await db.deleteFrom('former_name').where('entity_id', 'like', '2099%').execute();
    await db.deleteFrom('record_effect').where('entity_id', 'like', '2099%').execute();
    await db.deleteFrom('entity').where('entity_id', 'like', '2099%').execute();
  }
}

export const many = (count: number, nameOf: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => nameOf(number));
