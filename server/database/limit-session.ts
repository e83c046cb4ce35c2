import type { ClientBase } from 'pg';

/**
 * Sets a time limit for every statement of a new connection, unless a pooler stands between: a pooler reports another process ID than the
 * database's, and shares the session with other clients, who must not get the limit. Transactions set their own limits (`limitedDialect`);
 * for single statements the pooler sets one (docs/operating.md).
 */
export const limitSession = (statementMilliseconds: number) => async (client: ClientBase) => {
  const { processID } = client as ClientBase & { processID: number };
  await client.query(
    `select set_config('statement_timeout', $1, false) where pg_backend_pid() = $2::integer`,
    [String(statementMilliseconds), processID],
  );
};
