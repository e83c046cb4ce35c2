import type { PasscodeUse } from '#rules';
import { passcodeUse } from '#rules';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/tables';
import type { AgentDetailsColumn, AgentHistoryTable } from '../database/tables/agents';
import type { PasscodeTable } from '../database/tables/passcodes';

/** What an agent is saved for. */
export interface NamedFor {
  transactionType: string;
  /** Null for a new formation. */
  entityId: string | null;
}

/** A passcode that is on record, with what it can be used for. */
export interface FoundPasscode {
  passcodeId: string;
  details: AgentDetailsColumn;
  use: PasscodeUse;
  /** The agent that was saved with it, as long as that one is kept. */
  agent: Selectable<AgentHistoryTable> | undefined;
}

const isSameTransaction = (agent: Selectable<AgentHistoryTable>, named: NamedFor | undefined): boolean =>
  named === undefined ||
  (agent.transaction_type === named.transactionType && agent.transaction_entity_id === named.entityId);

/**
 * What a row of a passcode stands for. Read after the row was locked where that matters: only then does it tell of an agent that somebody
 * else has saved with it at the same moment.
 * @param named what the agent is to be saved for; undefined while the passcode is only looked up
 */
export async function describePasscode(
  db: Kysely<Database>,
  row: Selectable<PasscodeTable>,
  { now, named }: { now: Date; named?: NamedFor },
): Promise<FoundPasscode> {
  const { details } = await db
    .selectFrom('individual')
    .select('details')
    .where('individual_id', '=', row.individual_id)
    .executeTakeFirstOrThrow();
  const agent =
    row.agent_history_id === null
      ? undefined
      : await db
          .selectFrom('agent_history')
          .selectAll()
          .where('agent_history_id', '=', row.agent_history_id)
          .executeTakeFirst();
  const use = passcodeUse(
    {
      state: row.state,
      issuedAt: row.issued_at.toISOString(),
      usedAt: row.used_at?.toISOString() ?? null,
      isSameTransaction: agent !== undefined && isSameTransaction(agent, named),
      isAgentNamed: agent === undefined || agent.submission_key !== null,
    },
    now.toISOString(),
  );
  return { passcodeId: row.passcode_id, details, use, agent };
}

/** The person to whom a passcode was mailed, who stays able to use it; undefined where it cannot be used. */
export async function findPasscode(
  db: Kysely<Database>,
  lookupKey: string,
  now: Date,
): Promise<AgentDetailsColumn | undefined> {
  const row = await db
    .selectFrom('passcode')
    .selectAll()
    .where('lookup_key', '=', lookupKey)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { use, details } = await describePasscode(db, row, { now });
  return use === 'refused' ? undefined : details;
}
