import type { Filing } from '#rules';
import { transactionObstacle } from '#rules';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables';
import { findEntity } from '../../entities/find-entity';
import { lockEntity } from '../../entities/lock-entity';
import type { FilingKind } from './filing-kind';

/** The check of a kind that takes nothing more from the record than every filing on it. */
export const checksNothing: FilingKind['check'] = (filing) => ({ filing, problems: [] });

/** A filing that puts nothing on record before it takes effect. */
export const recordsNothing: FilingKind['record'] = () => Promise.resolve();

/** Whether an entity of this type may still file the transaction by the standing that it has at a moment; locks the entity. */
export async function canStillFile(
  tx: Transaction<Database>,
  { entityId, transactionType }: Filing,
  at: Date,
): Promise<boolean> {
  await lockEntity(tx, entityId);
  const entity = await findEntity(tx, entityId, at);
  if (entity === undefined) return false;
  const { entity_type: entityType, status_code: statusCode } = entity;
  return transactionObstacle(transactionType, { entityType, statusCode }) === null;
}
