import { choice, flag } from '../decision-table/domain';
import { defineTable } from '../decision-table/table';
import { FILING_TYPES, declaredFiling } from '../filing/filing-type';
import { STEP_NAMES } from '../steps/all-steps';
import type { FlowRow } from './flow-row';

/** The steps of all filings, each filing's in their order. */
export const FLOW_ROWS: readonly FlowRow[] = FILING_TYPES.flatMap((filingType) =>
  declaredFiling(filingType).steps.map((row) => ({ filingType, ...row })),
);

/** Which steps are part of a filing, in their order. */
export const FLOW_TABLE = defineTable<FlowRow>()({
  name: 'Steps of a filing',
  source: 'W4-linear',
  hitPolicy: 'collect',
  collectKey: (row) => row.step,
  answers: STEP_NAMES,
  inputs: { filingType: choice(FILING_TYPES), adminFraudCheck: flag(), attaches: choice(['Y', 'N', '']) },
  rows: FLOW_ROWS.map((row) => ({ when: { filingType: row.filingType, ...row.when }, then: row })),
});
