import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { EntityType } from '../entities/entity-type';
import type { FilingType } from './filing-type';
import type { TransactionType } from './transaction-type';
import { ENTITY_TYPES } from '../entities/entity-type';
import { FILING_TYPES, declaredFiling } from './filing-type';
import { declaredTransactions } from './declared-transactions';

/** The transaction that a filing carries out, and its name as filers read it. */
export interface Transaction {
  transactionType: TransactionType;
  transactionDescription: string;
}

/** The rows of a filing: one for each of its transactions, and one for the types of entities that have none of them. */
const rowsOfFiling = (filingType: FilingType) => {
  const own = declaredTransactions(filingType).map(
    ({ transactionType, transactionDescription, entityType }) => ({
      when: { filingType, entityType },
      then: { transactionType, transactionDescription },
    }),
  );
  const others = ENTITY_TYPES.filter((type) => !own.some(({ when }) => (when.entityType ?? type) === type));
  return others.length === 0 ? own : [...own, { when: { filingType, entityType: others }, then: null }];
};

/** The names of all filings, as a table. */
export const TRANSACTION_TABLE = defineTable<Transaction | null>()({
  name: 'Transaction of a filing',
  source: 'W1-devhome-types',
  hitPolicy: 'unique',
  inputs: { filingType: choice(FILING_TYPES), entityType: choice(ENTITY_TYPES) },
  rows: FILING_TYPES.flatMap(rowsOfFiling),
});

/**
 * The transaction of a filing of this type for an entity of this type; null when there is none online, or the entity type is
 * still unknown and matters.
 */
export const transactionOf = (filingType: FilingType, entityType: EntityType | ''): Transaction | null => {
  if (entityType !== '') return evaluate(TRANSACTION_TABLE, { filingType, entityType });
  const [first = null, ...others] = ENTITY_TYPES.map((type) => transactionOf(filingType, type));
  return others.every((other) => other === first) ? first : null;
};

/**
 * The name of a filing for titles. Each type of entity has its own name for an amendment, which the pages after the payment do not know,
 * and types that do not amend online have none: then the common beginning of these names is used, and where they have none, as the
 * statement and the articles of dissolution, what the filing does.
 */
export const transactionName = (filingType: FilingType, entityType: EntityType | ''): string => {
  const { transactionDescription } = transactionOf(filingType, entityType) ?? {};
  if (transactionDescription !== undefined) return transactionDescription;
  const beginnings = declaredTransactions(filingType).map(
    (each) => each.transactionDescription.split(' for ')[0] ?? '',
  );
  const [first = '', ...others] = beginnings;
  return others.every((other) => other === first) ? first : declaredFiling(filingType).title;
};
