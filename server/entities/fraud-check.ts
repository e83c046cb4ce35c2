import { filingOfTransaction, needsFraudCheck } from '#rules';
import type { Day } from '../database/tables/entities';
import type { EntityOnRecord } from './find-entity';

/** Whether a filing that carries out a transaction on this entity is queued for review instead of taking effect (W6). */
export const isQueuedForReview = (transactionType: string, entity: EntityOnRecord, today: Day): boolean => {
  const filingType = filingOfTransaction(transactionType)?.filingType;
  return (
    filingType !== undefined &&
    needsFraudCheck(
      {
        filingType,
        delinquentSince: entity.delinquency_date,
        dissolvedOn: entity.dissolution_date,
        fraudFlag: entity.fraud_flag,
      },
      today,
    )
  );
};
