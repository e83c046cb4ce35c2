import type { ClientBase } from 'pg';

/**
 * Limits every statement of a new connection, as far as the session behind it is its own. A pooler in between answers with a process
 * that is not the database's, and gives the session to whoever comes next: nothing is set on that. Transactions have their limits
 * with them (`limitedDialect`); for single statements the pooler sets one (docs/operating.md).
 */
export const ownSession = (statementMilliseconds: number) => async (client: ClientBase) => {
  const { processID } = client as ClientBase & { processID: number };
  await client.query(
    `select set_config('statement_timeout', $1, false) where pg_backend_pid() = $2::integer`,
    [String(statementMilliseconds), processID],
  );
};
