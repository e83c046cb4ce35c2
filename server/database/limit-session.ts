import type { ClientBase } from 'pg';

/** Milliseconds by the database's clock; 0 for no limit. */
export interface TimeLimits {
  statement: number;
  idleInTransaction: number;
}

/** The sessions of a pool. */
export interface LimitedSessions {
  /** Sets the limits of a new connection; to be done before anything else is asked. */
  onConnect(client: ClientBase): Promise<void>;
  /** Whether every session so far is our own and has its limits: then no transaction has to bring them along. */
  areOurs(): boolean;
}

/**
 * Sets the time limits of every session of a pool, unless a pooler stands between: a pooler reports another process ID than the database's,
 * and shares the session with other clients, who must not get the limits. Then transactions set their own (`limitedDialect`); for single
 * statements the pooler sets one (docs/operating.md).
 */
export function limitSessions({ statement, idleInTransaction }: TimeLimits): LimitedSessions {
  let areOurs = true;
  return {
    areOurs: () => areOurs,
    async onConnect(client) {
      const { processID } = client as ClientBase & { processID: number };
      const { rowCount } = await client.query(
        `select set_config('statement_timeout', $1, false), set_config('idle_in_transaction_session_timeout', $2, false)
         where pg_backend_pid() = $3::integer`,
        [String(statement), String(idleInTransaction), processID],
      );
      areOurs &&= rowCount === 1;
    },
  };
}
