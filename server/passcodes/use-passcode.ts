import type { components } from '#api';
import type { Transaction } from 'kysely';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import { saveVerifiedAgent, savedAgentOf } from '../agents/agent-history';
import { describePasscode } from './find-passcode';
import { lookupKeyOf, repeatHashOf } from './passcode-code';

type AgentSave = components['schemas']['AgentSave'];
type SavedAgent = components['schemas']['SavedAgent'];

/** The row of a passcode, locked until the end of the transaction: of two who use it at once, one waits for the other. */
const lockPasscode = (tx: Transaction<Database>, lookupKey: string) =>
  tx.selectFrom('passcode').selectAll().where('lookup_key', '=', lookupKey).forUpdate().executeTakeFirst();

/**
 * Saves the individual to whom a passcode was mailed as an agent, and uses the passcode up with it. Name and addresses are those of the
 * registry's own record.
 *
 * A passcode names one agent. Used again within half an hour for the same transaction and with the key that the browser sent the first
 * time, it answers that agent, so that a filer whose answer was lost does not have to wait for another letter. To anybody else who has the
 * letter it is used up.
 *
 * @returns undefined for a passcode that is unknown, expired or used
 */
export async function usePasscode(registry: Registry, body: AgentSave): Promise<SavedAgent | undefined> {
  const { db, clock, config } = registry;
  const { passcodeSecret: secret } = config;
  const { passcode = '', repeatKey } = body;
  const lookupKey = lookupKeyOf(secret, passcode);
  const named = { transactionType: body.transType, entityId: body.transEntityId || null };
  return db.transaction().execute(async (tx) => {
    const row = await lockPasscode(tx, lookupKey);
    if (row === undefined) return undefined;
    const now = clock.now();
    const { use, details, agent } = await describePasscode(tx, row, { now, secret, repeatKey, named });
    if (use === 'again') return agent && savedAgentOf(agent);
    if (use === 'refused') return undefined;
    const saved = await saveVerifiedAgent({ db: tx, clock }, body, { details, agentEntityId: null });
    await tx
      .updateTable('passcode')
      .set({
        state: 'used',
        used_at: now,
        agent_history_id: saved.agentHistoryId,
        repeat_hash: repeatKey === undefined ? null : repeatHashOf(secret, row.passcode_id, repeatKey),
      })
      .where('passcode_id', '=', row.passcode_id)
      .execute();
    return saved;
  });
}
