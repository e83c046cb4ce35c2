import { choice, flag } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import { firstStep } from '../../flows/first-step';
import type { FlowFacts } from '../../flows/flow';
import { isStepOf, isStepOfAny, previousStep } from '../../flows/flow';
import type { StepName } from '../../steps/all-steps';
import { STEP_NAMES } from '../../steps/all-steps';

const OPEN_STEPS = ['intro', 'reportintro', 'receipt', 'whatsnext'] as const;

/** Steps between the attachments and the review, which itself shows what is missing. */
const AFTER_ATTACHMENTS = ['effectivedate', 'filer', 'notifications'] as const;

export const STEP_GUARD_TABLE = defineTable<
  'stay' | 'fileAForm' | 'firstStep' | 'stepBefore' | 'attachments'
>()({
  name: 'Whether a page of a filing may be shown',
  source: 'W4-session',
  hitPolicy: 'unique',
  inputs: {
    isInitialized: flag(),
    step: choice(STEP_NAMES),
    isPartOfFiling: flag(),
    isOfItsKind: flag(),
    lacksFiles: flag(),
  },
  rows: [
    { when: { isInitialized: false, step: OPEN_STEPS }, then: 'stay' },
    { when: { isInitialized: false, step: { except: OPEN_STEPS } }, then: 'fileAForm' },
    { when: { isInitialized: true, isPartOfFiling: true, lacksFiles: false }, then: 'stay' },
    {
      when: {
        isInitialized: true,
        isPartOfFiling: true,
        lacksFiles: true,
        step: { except: AFTER_ATTACHMENTS },
      },
      then: 'stay',
    },
    {
      when: { isInitialized: true, isPartOfFiling: true, lacksFiles: true, step: AFTER_ATTACHMENTS },
      then: 'attachments',
    },
    // An answer has left it out since, as "No" does with the attachments: the browser's Back still comes by there.
    { when: { isInitialized: true, isPartOfFiling: false, isOfItsKind: true }, then: 'stepBefore' },
    { when: { isInitialized: true, isPartOfFiling: false, isOfItsKind: false }, then: 'firstStep' },
  ],
});

export type StepGuard =
  { kind: 'stay' } | { kind: 'leave'; page: 'fileAForm' } | { kind: 'goToStep'; step: StepName };

/**
 * Whether the filer may be on a step: without a filing only on intro, receipt and what's next, else off to the file-a-form page
 * (W4-session); a step that filings of its kind never have leads to the first one (W2-unknown), one that this filing has not just now to
 * the one before it.
 * @param lacksFiles the filing cannot do without files that it does not have yet (`lacksRequiredAttachments`): the steps after the
 *   attachments lead back to them, except where one is edited from review (W5-dc55-attach)
 */
export const guardStep = (
  isInitialized: boolean,
  facts: FlowFacts,
  step: StepName,
  lacksFiles = false,
): StepGuard => {
  const { filingType } = facts;
  const verdict = evaluate(STEP_GUARD_TABLE, {
    isInitialized,
    step,
    isPartOfFiling: isStepOf(facts, step),
    isOfItsKind: filingType !== '' && isStepOfAny(filingType, step),
    lacksFiles,
  });
  switch (verdict) {
    case 'stay':
      return { kind: 'stay' };
    case 'fileAForm':
      return { kind: 'leave', page: 'fileAForm' };
    case 'attachments':
      return { kind: 'goToStep', step: verdict };
    case 'stepBefore':
    case 'firstStep': {
      if (filingType === '') return { kind: 'leave', page: 'fileAForm' };
      const before = verdict === 'stepBefore' ? previousStep(facts, step) : null;
      return { kind: 'goToStep', step: before ?? firstStep(filingType) };
    }
  }
};
