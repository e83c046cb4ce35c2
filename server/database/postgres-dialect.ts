import type { DatabaseConnection, Dialect, TransactionSettings } from 'kysely';
import { CompiledQuery, PostgresAdapter, PostgresDialect, PostgresDriver } from 'kysely';
import type { Pool } from 'pg';
import type { LimitedSessions, TimeLimits } from './limit-session';

/**
 * Begins each transaction with its time limits, in the same message, where its session may not have them: behind a pooler that shares
 * sessions, a session's settings are lost, or affect another client.
 */
class LimitedDriver extends PostgresDriver {
  readonly #limits: string;
  readonly #sessions: LimitedSessions;

  constructor(pool: Pool, { statement, idleInTransaction }: TimeLimits, sessions: LimitedSessions) {
    super({ pool });
    this.#limits = `; set local statement_timeout = ${statement}; set local idle_in_transaction_session_timeout = ${idleInTransaction}`;
    this.#sessions = sessions;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
    const begin = `begin${level}${accessMode === undefined ? '' : ` ${accessMode}`}`;
    await connection.executeQuery(
      CompiledQuery.raw(this.#sessions.areOurs() ? begin : `${begin}${this.#limits}`),
    );
  }
}

/** PostgreSQL, reached directly or through a pooler in transaction mode. */
export function limitedDialect(pool: Pool, limits: TimeLimits, sessions: LimitedSessions): Dialect {
  const dialect = new PostgresDialect({ pool });
  return {
    createDriver: () => new LimitedDriver(pool, limits, sessions),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}
