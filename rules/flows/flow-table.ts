import { choice, flag } from '../decision-table/domain';
import { defineTable } from '../decision-table/table';
import { FILING_TYPES } from '../filing/filing-type';
import { EXISTING_ENTITY_ROWS } from './existing-entity-rows';
import type { FlowRow } from './flow-row';
import { FORMATION_ROWS } from './formation-rows';
import { STEP_NAMES } from '../steps/all-steps';

/** All rows of all filings' flows, in the order of the steps. */
export const FLOW_ROWS: readonly FlowRow[] = [...FORMATION_ROWS, ...EXISTING_ENTITY_ROWS];

/** Which steps are part of a filing, in their order. */
export const FLOW_TABLE = defineTable<FlowRow>()({
  name: 'Steps of a filing',
  source: 'W4-linear',
  hitPolicy: 'collect',
  collectKey: (row) => row.step,
  answers: STEP_NAMES,
  inputs: { filingType: choice(FILING_TYPES), adminFraudCheck: flag(), attaches: choice(['Y', 'N', '']) },
  rows: FLOW_ROWS.map((row) => ({ when: { filingType: row.flows, ...row.when }, then: row })),
});
