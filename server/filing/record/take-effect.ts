import { recordedAfter, statesBefore } from '#rules';
import type { Transaction } from 'kysely';
import type { Registry } from '../../context';
import type { Database } from '../../database/tables';
import { lockEntity } from '../../entities/lock-entity';
import type { JobResult } from '../../outbox/job-result';
import { everyRow } from '../../database/every-row';
import { enterState } from './enter-state';

/** The entity's delayed filings that are to take effect by a moment, in the order of their dates. */
const selectDue = (tx: Transaction<Database>, entityId: string, until: Date) =>
  everyRow(
    tx
      .selectFrom('filing_record')
      .select(['transaction_id', 'filing', 'filed_at', 'effective_at', 'effect_state'])
      .where('entity_id', '=', entityId)
      .where('effect_state', 'in', statesBefore('dayComes'))
      .where('effective_at', '<=', until)
      .orderBy('effective_at')
      .orderBy('filed_at')
      .orderBy('transaction_id')
      .forUpdate(),
  );

/**
 * Applies the entity's delayed filings that are due by a moment, in order: a later one, or a filing that is recorded at this moment, must
 * not be overwritten by an earlier one whose job runs late (reading 27). A filing that no longer fits the record, such as a cure of an
 * entity that another filing has cured, changes nothing. The caller's transaction keeps the entity locked.
 */
export async function applyDueEffects(
  tx: Transaction<Database>,
  entityId: string,
  until: Date,
): Promise<void> {
  await lockEntity(tx, entityId);
  for (const dueFiling of await selectDue(tx, entityId, until)) {
    const state = recordedAfter(dueFiling.effect_state, 'dayComes');
    await tx
      .updateTable('filing_record')
      .set({ effect_state: state })
      .where('transaction_id', '=', dueFiling.transaction_id)
      .execute();
    const { filing, transaction_id: transactionId, filed_at: filedAt, effective_at: effectiveAt } = dueFiling;
    await enterState(tx, state, { filing, entityId, transactionId, filedAt, effectiveAt }, until);
  }
}

/** A delayed filing takes effect, after those of its entity that were to do so before. Nothing happens the second time. */
export async function takeEffect({ db, clock }: Registry, transactionId: string): Promise<JobResult> {
  return db.transaction().execute(async (tx) => {
    const record = await tx
      .selectFrom('filing_record')
      .select(['entity_id', 'effective_at', 'effect_state'])
      .where('transaction_id', '=', transactionId)
      .executeTakeFirst();
    if (record === undefined || !statesBefore('dayComes').includes(record.effect_state)) return undefined;
    // Testers may have moved the clock back since the job became due.
    if (record.effective_at > clock.now()) return { again: record.effective_at };
    await applyDueEffects(tx, record.entity_id, record.effective_at);
    return undefined;
  });
}
