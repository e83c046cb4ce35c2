import type { EntityStatusCode } from '../entities/entity-statuses';
import { ENTITY_STATUS_CODES } from '../entities/entity-statuses';
import type { Filing } from '../filing/filing';
import { transactionObstacle } from '../forms/transaction-obstacle';
import type { EffectChange } from './fold';
import { setByFiling, type EffectFacts } from './set-by-filing';

/** The statuses of an entity on which this filing can be made. */
const fileableStatuses = ({ transactionType, entityType }: Filing): EntityStatusCode[] =>
  ENTITY_STATUS_CODES.filter(
    (statusCode) => transactionObstacle(transactionType, { entityType, statusCode }) === null,
  );

/**
 * What a filing changes on record when it takes effect (T1-fold): what it sets, and what the record has to say for it; nothing for one that
 * the registry does not support.
 */
export const effectOfFiling = (filing: Filing, given: EffectFacts): EffectChange[] =>
  setByFiling(filing, given).map(({ set, when }) => {
    if (when === undefined) return { set };
    const { status, ...others } = when;
    return { set, when: { ...others, status: status === 'fileable' ? fileableStatuses(filing) : status } };
  });
