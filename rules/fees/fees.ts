import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { FILING_TYPES, declaredFiling, type FilingType } from '../filing/filing-type';

/** Fees in whole dollars; the price shown and the price charged both read it (decision on fees). */
export const FEE_TABLE = defineTable<number>()({
  name: 'Fee of a filing in dollars',
  source: 'R13-fees',
  hitPolicy: 'unique',
  outcome: 'dollars',
  inputs: { filingType: choice(FILING_TYPES), isAfterDueMonth: flag() },
  declaredAs: 'fees',
  rows: FILING_TYPES.flatMap((filingType) =>
    declaredFiling(filingType).fees.map(({ when, then }) => ({ when: { filingType, ...when }, then })),
  ),
});

export interface FeeFacts {
  filingType: FilingType;
  /** Whether a periodic report comes after its due month. */
  isAfterDueMonth?: boolean;
}

/** The fee of a filing, in whole dollars. */
export const feeOf = ({ filingType, isAfterDueMonth = false }: FeeFacts): number =>
  evaluate(FEE_TABLE, { filingType, isAfterDueMonth });

/** What a periodic report costs more after its due month, in whole dollars. */
export const latePenalty = (): number =>
  feeOf({ filingType: 'report', isAfterDueMonth: true }) - feeOf({ filingType: 'report' });
