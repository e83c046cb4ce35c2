import { sql } from 'kysely';
import pino from 'pino';
import type { Connection } from '../../../server/database/connection';
import { insertEntities } from '../../../server/sample-data/insert-entities';
import { generateEntities } from '../../../server/sample-data/generate';
import { readConfig } from '../../../server/settings/config';
import { createRegistry } from '../../../server/startup/create-registry';
import { prepareRegistry } from '../../../server/startup/prepare-registry';
import { underOtherNames } from '../name-like-words';
import { growTo, type Size } from './grow';

export type { Size };

/** Entities that are generated one by one, of which the others are copies. */
const BASE = 25_000;

const AS_OF = '2026-11-20';

/** A registry of this many entities, with twice as many filings and entries of the audit log. */
export const sizeOf = (entities: number): Size => ({
  entities,
  filings: 2,
  most: Math.ceil(entities / 500),
  auditEntries: entities * 2,
  accounts: Math.ceil(entities / 25),
});

/** The settings of a registry with the sample's personas, whose log is silent. */
export const settings = (databaseUrl: string) => ({
  ...readConfig({
    ENVIRONMENT: 'qa',
    LOG_LEVEL: 'silent',
    SAMPLE_ENTITIES: '60',
    DATABASE_URL: databaseUrl,
    RATE_LIMIT: '1000000',
  }),
  publicUrl: 'http://127.0.0.1:9',
});

/** Brings an empty database to where every size begins: the sample's personas, and generated entities of which the others are copies. */
export async function prepare(connection: Connection, databaseUrl: string, base = BASE): Promise<void> {
  const { unlimitedDb } = connection;
  const registry = createRegistry(settings(databaseUrl), pino({ level: 'silent' }), {
    ...connection,
    db: unlimitedDb,
  });
  await prepareRegistry(registry);
  await registry.documents.close();
  const { rows } = await sql<{ isNew: boolean }>`
    select not exists (select from entity where substr(entity_id, 5) = '1100500') as "isNew"`.execute(
    unlimitedDb,
  );
  if (!rows[0]?.isNew) return;
  const entities = [...underOtherNames(generateEntities(base))].map((one) => ({ ...one, agentId: null }));
  // The first of them are there already, as the sample's.
  await insertEntities(unlimitedDb, entities, AS_OF);
}

/** Lets a prepared registry grow to a size; one that has grown before stays as it is. */
export async function grow({ unlimitedDb }: Connection, size: Size): Promise<void> {
  const grown = await unlimitedDb
    .selectFrom('submission')
    .select('ref_id')
    .where('ref_id', '=', 'scale-1')
    .executeTakeFirst();
  if (grown === undefined) await unlimitedDb.connection().execute((session) => growTo(session, size));
}
