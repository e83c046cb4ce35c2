import type { FilingType } from './filing-type';
import { FILING_TYPES } from './filing-type';
import { ALL_KINDS } from './kinds/all-kinds';
import { TASKS } from './kinds/kind-facts';

/** Transaction types of the filings that this portal knows. */
export type TransactionType = (typeof ALL_KINDS)[FilingType]['transactions'][number]['transactionType'];

/** In the order of the filer's tasks, as testers find them. */
export const TRANSACTION_TYPES: readonly TransactionType[] = TASKS.flatMap((task) =>
  FILING_TYPES.filter((type) => ALL_KINDS[type].task === task).flatMap((type) =>
    ALL_KINDS[type].transactions.map(({ transactionType }) => transactionType),
  ),
);
