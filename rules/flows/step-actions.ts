import { formatMoney } from '../fees/money';
import { flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { sentence, type Text } from '../language/text';
import { isIntroduction, type StepName } from '../steps/all-steps';

/** The actions that a step offers in addition to its fields, by their labels. */
export type StepAction = 'Start' | 'Next' | 'Save changes' | 'Cancel';

export const STEP_ACTIONS_TABLE = defineTable<readonly StepAction[]>()({
  name: 'What a step offers',
  source: 'W4-edit',
  hitPolicy: 'unique',
  inputs: { redirected: flag(), canAdvance: flag(), isIntroduction: flag() },
  rows: [
    { when: { redirected: false, canAdvance: true, isIntroduction: true }, then: ['Start', 'Cancel'] },
    { when: { redirected: false, canAdvance: true, isIntroduction: false }, then: ['Next', 'Cancel'] },
    { when: { redirected: true, canAdvance: true }, then: ['Save changes', 'Cancel'] },
    { when: { canAdvance: false }, then: ['Cancel'] },
  ],
});

/**
 * What a step offers: an introduction starts the filing, and 'Save changes' takes the place of Next while a step is edited from
 * review (W4-edit).
 * @param canAdvance false where the page has nothing to continue with (an intro of an entity that is not valid, shares)
 */
export const stepActions = (step: StepName, redirected: boolean, canAdvance = true): readonly StepAction[] =>
  evaluate(STEP_ACTIONS_TABLE, { redirected, canAdvance, isIntroduction: isIntroduction(step) });

/** The label of the button that leads to payment: it names the fee. */
export const payAction = (fee: number): Text => sentence('Pay {amount}', { amount: formatMoney(fee) });

/** What the filer is asked before a filing is given up (W4-cancel), and the two answers. */
export const CANCEL_QUESTION = {
  text: 'Are you sure that you want to Cancel? All of the information you entered will be lost.',
  confirm: 'Yes please, cancel',
  decline: 'No',
} as const;
