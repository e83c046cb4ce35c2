import type { FilingType } from '../filing/filing-type';
import { FILING_TYPES, declaredFiling } from '../filing/filing-type';

/** What a filing does, on pages that show its entity: 'Amend the entity'. */
export const formTitle = (filingType: FilingType): string => declaredFiling(filingType).title;

/** What a transaction does, on pages without an entity: 'Reinstate an entity'. Empty for one that no filing carries out. */
export const transactionLabel = (transactionType: string): string => {
  for (const { transactions, title } of FILING_TYPES.map(declaredFiling)) {
    const carriedOut = transactions.find((each) => each.transactionType === transactionType);
    if (carriedOut) return carriedOut.label ?? title;
  }
  return '';
};
