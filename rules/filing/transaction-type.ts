import { FILINGS, type DeclaredFiling } from '../filings/all-filings';
import { TASKS } from '../filings/declare-filing';

/** Transaction types of the filings that this portal knows. */
export type TransactionType = DeclaredFiling['transactions'][number]['transactionType'];

/** In the order of the filer's tasks, as testers find them. */
export const TRANSACTION_TYPES: readonly TransactionType[] = TASKS.flatMap((task) =>
  FILINGS.filter((filing) => filing.task === task).flatMap(({ transactions }) =>
    transactions.map(({ transactionType }) => transactionType),
  ),
);
