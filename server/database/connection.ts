import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { PoolConfig } from 'pg';
import type { Config } from '../settings/config';
import { CloseOnTimeoutClient } from './close-on-timeout-client';
import { lockDirectory, type LockWait } from './embedded/directory-lock';
import { startEmbedded } from './embedded/embedded-database';
import type { WorkerSettings } from './embedded/messages';
import { limitedDialect } from './postgres-dialect';
import { limitSessions, type TimeLimits } from './limit-session';
import type { Database } from './tables';

/** An open database. */
export interface Connection {
  db: Kysely<Database>;
  /** The same database without limits of time: for a server that starts, which may wait until another one has migrated it. */
  unlimitedDb: Kysely<Database>;
  /** No query may be sent before; rejected when the database cannot be opened. */
  opened: Promise<void>;
  /** Waits for queries under way, then closes. */
  close(): Promise<void>;
}

/** Called when the embedded database has failed for good. */
export type OnFailure = (error: Error) => void;

/** Longest that a connection is waited for: one of the pool that is free, or a new one. */
const CONNECTION_TIMEOUT_MILLISECONDS = 5_000;
/** The embedded database has one connection, which long work may hold. */
const EMBEDDED_CONNECTION_TIMEOUT_MILLISECONDS = 10_000;
/** Longest that a statement may run, and that a transaction may be left alone. */
const LIMITS: TimeLimits = { statement: 30_000, idleInTransaction: 30_000 };
const NO_LIMITS: TimeLimits = { statement: 0, idleInTransaction: 0 };
/** Longest that its answer is waited for: a database that does not answer at all cannot apply its own limit. */
const ANSWER_TIMEOUT_MILLISECONDS = 35_000;

/** Leaves a calendar day as text: it has no time zone, so a `Date` would be wrong in some. */
const columnTypes: PoolConfig['types'] = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === types.builtins.DATE ? (text: string) => text : types.getTypeParser(oid, format as 'text'),
};

/**
 * Opens PostgreSQL when there is an address for it, otherwise the embedded database in the data directory, which is still
 * opening in its own thread.
 *
 * @param lockWait with another process that uses the data directory
 * @throws when another process uses the data directory
 */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataDirectory'>,
  onFailure: OnFailure,
  lockWait?: LockWait,
): Promise<Connection> {
  if (config.databaseUrl !== undefined) {
    return Promise.resolve(openPostgres(config.databaseUrl, config.databaseConnections));
  }
  return openEmbedded(config.dataDirectory, onFailure, lockWait);
}

/** Opens a database in memory, for tests; `clusterImage` is the file that it is read from once it has been made. */
export const openInMemory = (clusterImage: string, onFailure: OnFailure): Connection =>
  openCluster({ clusterImage }, onFailure);

/**
 * A pool on PostgreSQL. A connection that is lost, because the database was restarted or the network failed, is dropped and replaced: its
 * query fails, and the process continues.
 */
function openPostgres(connectionString: string, max: number): Connection {
  const shared: PoolConfig = {
    connectionString,
    types: columnTypes,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MILLISECONDS,
    keepAlive: true,
  };
  const open = (limits: TimeLimits, settings: PoolConfig) => {
    const sessions = limitSessions(limits);
    const pool = new Pool({ ...shared, ...settings, onConnect: sessions.onConnect });
    surviveLostConnections(pool);
    return new Kysely<Database>({ dialect: limitedDialect(pool, limits, sessions) });
  };
  const db = open(LIMITS, { max, query_timeout: ANSWER_TIMEOUT_MILLISECONDS, Client: CloseOnTimeoutClient });
  const unlimitedDb = open(NO_LIMITS, { max: 2 });
  return {
    db,
    unlimitedDb,
    opened: Promise.resolve(),
    close: async () => void (await Promise.all([db.destroy(), unlimitedDb.destroy()])),
  };
}

/** An error without a listener would end the process: of an idle connection, or of one in use between two queries. */
function surviveLostConnections(pool: Pool): void {
  const ignore = () => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
}

async function openEmbedded(
  dataDirectory: string,
  onFailure: OnFailure,
  lockWait?: LockWait,
): Promise<Connection> {
  const release = await lockDirectory(dataDirectory, lockWait);
  const connection = openCluster({ clusterDirectory: join(dataDirectory, 'cluster') }, onFailure);
  return { ...connection, close: () => connection.close().finally(release) };
}

function openCluster(settings: WorkerSettings, onFailure: OnFailure): Connection {
  const embedded = startEmbedded(settings, onFailure);
  const pool = new Pool({
    stream: () => embedded.connect() as never,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    types: columnTypes,
    connectionTimeoutMillis: EMBEDDED_CONNECTION_TIMEOUT_MILLISECONDS,
  });
  pool.on('error', onFailure);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    unlimitedDb: db,
    opened: embedded.ready,
    async close() {
      await db.destroy();
      await embedded.close();
    },
  };
}
