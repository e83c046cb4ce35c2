import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { FILING_TYPES, declaredFiling, type FilingType } from '../filing/filing-type';
import { stepsOfAny } from './flow';
import type { StepName } from '../steps/all-steps';

/** The page on which a filing begins: its introduction, the first of its steps. */
export const introStep = (filingType: FilingType): StepName => stepsOfAny(filingType)[0] ?? 'intro';

export const FIRST_STEP_TABLE = defineTable<StepName>()({
  name: 'Page that the root and unknown pages of a filing lead to',
  source: 'W2-unknown',
  hitPolicy: 'unique',
  inputs: { filingType: choice(FILING_TYPES) },
  rows: FILING_TYPES.map((filingType) => ({
    when: { filingType },
    then: declaredFiling(filingType).rootLeadsTo ?? introStep(filingType),
  })),
});

/** The page of a filing that its root and its unknown pages lead to. */
export const firstStep = (filingType: FilingType): StepName => evaluate(FIRST_STEP_TABLE, { filingType });
