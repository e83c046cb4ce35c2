import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { FlowFacts } from './flow';
import { previousStep } from './flow';
import type { EditState } from './step-event';
import type { StepName } from '../steps/all-steps';
import { STEP_NAMES } from '../steps/all-steps';

/** Pages of a filing that the filer has handed over: there is nothing before them to return to. */
const HANDED_OVER = ['payment', 'receipt', 'whatsnext'] as const;

export const BACK_STEP_TABLE = defineTable<'stepBefore' | 'askingPage' | 'nowhere'>()({
  name: 'Where Back leads from a step',
  source: 'W4-linear',
  hitPolicy: 'unique',
  inputs: { step: choice(STEP_NAMES), redirected: flag() },
  rows: [
    { when: { step: HANDED_OVER }, then: 'nowhere' },
    { when: { step: { except: HANDED_OVER }, redirected: true }, then: 'askingPage' },
    { when: { step: { except: HANDED_OVER }, redirected: false }, then: 'stepBefore' },
  ],
});

/**
 * The step that Back leads to: the one before in the flow, or the page that asked for an edit (W4-edit). Null where Back is not
 * offered: on the first step, and once the filing has been handed over. Back checks nothing.
 */
export const stepBack = (facts: FlowFacts, step: StepName, { navigation }: EditState): StepName | null => {
  switch (evaluate(BACK_STEP_TABLE, { step, redirected: navigation.redirected })) {
    case 'askingPage':
      return navigation.previousPage ?? 'filingreview';
    case 'stepBefore':
      return previousStep(facts, step);
    case 'nowhere':
      return null;
  }
};
