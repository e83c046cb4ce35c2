import type { DeclaredTransaction } from '../filings/declare-filing';
import { declaredFiling, type FilingType } from './filing-type';
import type { TransactionType } from './transaction-type';

/** The transactions of a filing. */
export const declaredTransactions = (
  filingType: FilingType,
): readonly (DeclaredTransaction & { transactionType: TransactionType })[] =>
  declaredFiling(filingType).transactions as readonly (DeclaredTransaction & {
    transactionType: TransactionType;
  })[];
