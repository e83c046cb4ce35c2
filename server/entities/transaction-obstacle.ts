import type { EntityStatusCode, TransactionType } from '#rules';
import type { EntityOnRecord } from './find-entity';
import type { RegistryEntityType } from './entity-types';

/** For which entities a transaction can be filed. */
interface TransactionRow {
  entityTypes: readonly RegistryEntityType[];
  statuses: readonly EntityStatusCode[];
}

const FILED_HERE = ['DLLC', 'DPC', 'DNC', 'DC55', 'DC56'] as const;
const ACTIVE = ['GOOD', 'EXIST', 'NONCOMP', 'DQQ'] as const;
const DISSOLVED = ['ADISS', 'TDISS', 'DISS3Y', 'JDISS', 'VDISS'] as const;
const CURRENT = ['GOOD', 'EXIST', 'NONCOMP'] as const;

/** Transactions on an entity that exists; formations have none (W7-available). */
const TRANSACTIONS: ReadonlyMap<string, TransactionRow> = new Map<TransactionType, TransactionRow>([
  ['REPORT', { entityTypes: FILED_HERE, statuses: CURRENT }],
  ['REINSTATE', { entityTypes: FILED_HERE, statuses: DISSOLVED }],
  ['CURE_DLNQ', { entityTypes: FILED_HERE, statuses: ['DQQ'] }],
  ['AMD_LLC', { entityTypes: ['DLLC'], statuses: ACTIVE }],
  ['AMD_NPC', { entityTypes: ['DNC'], statuses: ACTIVE }],
  ['AMD_55', { entityTypes: ['DC55'], statuses: ACTIVE }],
  ['CHG_ENT_ADR', { entityTypes: FILED_HERE, statuses: ACTIVE }],
  ['CHG_AGT_INFO', { entityTypes: FILED_HERE, statuses: ACTIVE }],
]);

const isIn = (list: readonly string[], code: string): boolean => list.includes(code);

/** Why this entity cannot file this transaction now, as a sentence for the filer; null when it can. */
export function transactionObstacle(
  transactionType: string,
  entity: Pick<EntityOnRecord, 'entity_type' | 'status_code'>,
): string | null {
  const row = TRANSACTIONS.get(transactionType);
  if (row === undefined) return 'This form is not available for entities on record.';
  if (!isIn(row.entityTypes, entity.entity_type))
    return 'This form is not available for this type of entity.';
  if (!isIn(row.statuses, entity.status_code)) return "This form is not available for the entity's status.";
  return null;
}
