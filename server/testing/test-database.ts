import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
import type { Connection } from '../database/connection';
import { openDatabase, openInMemory } from '../database/connection';
import type { Database } from '../database/tables';
import { PROJECT_ROOT } from '../project-root';

const MODULES = join(PROJECT_ROOT, 'node_modules');
const { version } = JSON.parse(readFileSync(join(MODULES, '@electric-sql/pglite/package.json'), 'utf8')) as {
  version: string;
};

/** An empty cluster as this version of the embedded database makes it. */
const CLUSTER_IMAGE = join(MODULES, '.cache', `registry-cluster-${version}.tar`);

/** Connections that a test may use at once: fewer than a server, for many tests share one PostgreSQL. In memory there is one. */
const CONNECTIONS = 5;

const fail = (error: Error): never => {
  throw error;
};

/** The PostgreSQL that tests/setup/postgres.mjs has started for the tests; undefined where there is none. */
const address = (): string | undefined => process.env.TEST_DATABASE_URL;

async function administering<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const urlOf = (database: string, url: string): string => {
  const itsUrl = new URL(url);
  itsUrl.pathname = `/${database}`;
  return itsUrl.href;
};

const openAt = (databaseUrl: string): Promise<Connection> =>
  openDatabase({ databaseUrl, databaseConnections: CONNECTIONS, dataDirectory: '' }, fail);

/** Opens a copy of a database, which is dropped when it is closed. */
async function openCopy(url: string, original: string): Promise<Connection> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administering(url, (client) => client.query(`create database ${name} template ${original}`));
  const connection = await openAt(urlOf(name, url));
  return {
    ...connection,
    async close() {
      await connection.close();
      await administering(url, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** An empty database of its own for a test. */
export async function openEmptyDatabase(): Promise<Connection> {
  const url = address();
  const connection = url === undefined ? openInMemory(CLUSTER_IMAGE, fail) : await openCopy(url, 'template0');
  await connection.opened;
  return connection;
}

/**
 * A database of its own for a test, as `prepare` leaves an empty one. That is done once for everybody who names the same contents, in
 * whatever process, and copied; where there is no PostgreSQL it is done each time, in memory.
 *
 * @param contents what decides what `prepare` does
 */
export async function openPreparedDatabase(
  contents: object,
  prepare: (connection: Connection) => Promise<void>,
): Promise<Connection> {
  const url = address();
  if (url === undefined) {
    const connection = await openEmptyDatabase();
    await prepare(connection);
    return connection;
  }
  const digest = createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 16);
  const original = `prepared_${digest}`;
  await administering(url, async (client) => {
    // Held until the client ends, so that one process prepares and the others wait for it.
    await client.query('select pg_advisory_lock(hashtext($1))', [original]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [original]);
    if (rowCount !== 0) return;
    const unfinished = `${original}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template template0`);
    const connection = await openAt(urlOf(unfinished, url));
    await prepare(connection).finally(() => connection.close());
    await client.query(`alter database ${unfinished} rename to ${original}`);
  });
  return openCopy(url, original);
}

/** Holds every connection of a test's database, so that queries wait until they are released. */
export function holdConnections(db: Kysely<Database>): { release(): Promise<void> } {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const holders = Array.from({ length: CONNECTIONS }, () => db.transaction().execute(() => released));
  return {
    async release() {
      release();
      await Promise.all(holders);
    },
  };
}
