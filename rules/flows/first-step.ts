import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { FilingType } from '../filing/filing-type';
import { FILING_TYPES } from '../filing/filing-type';
import { stepsOfAny } from './flow';
import type { StepName } from '../steps/all-steps';

export const FIRST_STEP_TABLE = defineTable<StepName>()({
  name: 'Page that the root and unknown pages of a filing lead to',
  source: 'W2-unknown',
  hitPolicy: 'unique',
  inputs: { filingType: choice(FILING_TYPES) },
  rows: [
    { when: { filingType: 'amend' }, then: 'entityname' },
    { when: { filingType: 'report' }, then: 'reportintro' },
    { when: { filingType: { except: ['amend', 'report'] } }, then: 'intro' },
  ],
});

/** The page of a filing that its root and its unknown pages lead to. */
export const firstStep = (filingType: FilingType): StepName => evaluate(FIRST_STEP_TABLE, { filingType });

/** The page on which a filing begins: its introduction, the first of its steps. */
export const introStep = (filingType: FilingType): StepName => stepsOfAny(filingType)[0] ?? 'intro';
