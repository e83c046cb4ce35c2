import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { FilingType } from '../filing/filing-type';
import { FILING_TYPES } from '../filing/filing-type';
import { FORMATION_TYPES } from '../filing/formations';

/** Fees in whole dollars; the price shown and the price charged both read it (decision on fees). */
export const FEE_TABLE = defineTable<number>()({
  name: 'Fee of a filing in dollars',
  source: 'R13-fees',
  hitPolicy: 'unique',
  outcome: 'dollars',
  inputs: { filingType: choice(FILING_TYPES), isAfterDueMonth: flag() },
  rows: [
    { when: { filingType: FORMATION_TYPES }, then: 50 },
    { when: { filingType: 'report', isAfterDueMonth: false }, then: 25 },
    { when: { filingType: 'report', isAfterDueMonth: true }, then: 75 },
    { when: { filingType: ['reinstate', 'cure'] }, then: 100 },
    { when: { filingType: 'amend' }, then: 25 },
    { when: { filingType: ['chgpoa', 'chgra'] }, then: 10 },
  ],
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
