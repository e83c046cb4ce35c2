import type { Transaction, Updateable } from 'kysely';
import type { Database } from '../database/tables';
import type { EntityHistoryTable, EntityTable } from '../database/tables/entities';

/** The properties of an entity on record that can change. */
export type EntityChange = Pick<
  Updateable<EntityTable>,
  | 'name'
  | 'status_code'
  | 'reporting_month'
  | 'report_due'
  | 'principal_office'
  | 'agent_id'
  | 'delinquency_date'
  | 'dissolution_date'
  | 'sbf'
>;

/** Why it changes. */
export type ChangeCause =
  { cause: 'filing'; transactionId: string } | { cause: 'housekeeping' | 'secureFiling' };

/** The columns whose former values the history keeps. */
const KEPT = [
  'entity_id',
  'version',
  'name',
  'status_code',
  'reporting_month',
  'report_due',
  'principal_office',
  'agent_id',
  'delinquency_date',
  'dissolution_date',
  'sbf',
] as const satisfies readonly (keyof EntityHistoryTable & keyof EntityTable)[];

/**
 * Changes an entity on record inside the caller's transaction: the record gets its next version, and the history keeps the former one. The
 * entity stays locked until the transaction ends, so that two changes follow each other.
 * @throws Error for an entity that is not on record
 */
export async function changeEntity(
  tx: Transaction<Database>,
  entityId: string,
  change: EntityChange,
  { at, ...why }: ChangeCause & { at: Date },
): Promise<void> {
  const entityBefore = await tx
    .selectFrom('entity')
    .select(KEPT)
    .where('entity_id', '=', entityId)
    .forUpdate()
    .executeTakeFirst();
  if (entityBefore === undefined) throw new Error(`The entity ${entityId} is not on record.`);
  await tx
    .insertInto('entity_history')
    .values({
      ...entityBefore,
      principal_office: JSON.stringify(entityBefore.principal_office),
      ended_at: at,
      cause: why.cause,
      transaction_id: why.cause === 'filing' ? why.transactionId : null,
    })
    .execute();
  await tx
    .updateTable('entity')
    .set({ ...change, version: entityBefore.version + 1 })
    .where('entity_id', '=', entityId)
    .execute();
}
