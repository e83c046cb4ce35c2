import type { PasscodeUse } from '#rules';
import { passcodeUse } from '#rules';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/tables';
import type { AgentDetailsColumn, AgentHistoryTable } from '../database/tables/agents';
import type { PasscodeTable } from '../database/tables/passcodes';
import { repeatHashOf } from './passcode-code';

/** The transaction for which an agent is saved. */
export interface NamedFor {
  transactionType: string;
  /** Null for a new formation. */
  entityId: string | null;
}

/** Who uses a passcode, when, and what for. */
export interface PasscodeUser {
  now: Date;
  /** `PASSCODE_SECRET` */
  secret: string;
  /** The key of the browser, if it has sent one. */
  repeatKey: string | undefined;
  /** The transaction for which the agent is to be saved; undefined while the passcode is only looked up. */
  named?: NamedFor;
}

/** A passcode that is on record, with what it can be used for. */
export interface FoundPasscode {
  passcodeId: string;
  details: AgentDetailsColumn;
  use: PasscodeUse;
  /** The agent that was saved with it, unless that one was removed. */
  agent: Selectable<AgentHistoryTable> | undefined;
}

const isSameTransaction = (agent: Selectable<AgentHistoryTable>, named: NamedFor | undefined): boolean =>
  named === undefined ||
  (agent.transaction_type === named.transactionType && agent.transaction_entity_id === named.entityId);

/** Without a key nobody can prove that a use was theirs. */
const isSameBrowser = (
  row: Selectable<PasscodeTable>,
  { secret, repeatKey }: Pick<PasscodeUser, 'secret' | 'repeatKey'>,
): boolean => repeatKey !== undefined && row.repeat_hash === repeatHashOf(secret, row.passcode_id, repeatKey);

/**
 * The meaning of a row of passcodes. Lock the row before reading it where that matters: another request may be saving an agent with it at
 * the same moment.
 */
export async function describePasscode(
  db: Kysely<Database>,
  row: Selectable<PasscodeTable>,
  user: PasscodeUser,
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
      isSameTransaction: agent !== undefined && isSameTransaction(agent, user.named),
      isSameBrowser: isSameBrowser(row, user),
      isAgentNamed: agent === undefined || agent.submission_key !== null,
    },
    user.now.toISOString(),
  );
  return { passcodeId: row.passcode_id, details, use, agent };
}

/** The person to whom a passcode was mailed, who stays able to use it; undefined where it cannot be used. */
export async function findPasscode(
  db: Kysely<Database>,
  lookupKey: string,
  user: PasscodeUser,
): Promise<AgentDetailsColumn | undefined> {
  const row = await db
    .selectFrom('passcode')
    .selectAll()
    .where('lookup_key', '=', lookupKey)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { use, details } = await describePasscode(db, row, user);
  return use === 'refused' ? undefined : details;
}
