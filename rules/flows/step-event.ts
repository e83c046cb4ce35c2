import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { StepName } from '../steps/all-steps';

/** The part of the global control that says that a step is edited from review (W section 3: navigation, edited). */
export interface EditState {
  navigation: { redirected: boolean; previousPage: StepName | null };
  /** A step was changed from review since the filing began. */
  edited: boolean;
}

/** The state with which a filing begins: nothing is edited from review. */
export const initialEditState = (): EditState => ({
  navigation: { redirected: false, previousPage: null },
  edited: false,
});

/**
 * What happens on a step. `saved`: Next or Save changes, once the values keep every rule; `savedInPart`: the same where the answer
 * belongs together with what the next step asks (`savedEvent`); `cameBack`: the page that asked for
 * the edit is open again without either, by the browser's Back.
 */
export type StepEvent =
  | { kind: 'editRequested'; step: StepName }
  | { kind: 'saved' | 'savedInPart' | 'canceled' | 'cancelConfirmed' | 'cameBack' };

/** Where an event leads; `stepMove` turns these words into steps. */
export type Destination =
  'requestedStep' | 'nextStep' | 'previousPage' | 'confirmation' | 'fileAForm' | 'sameStep';

/** How `navigation` and `edited` change. */
type Memory = 'kept' | 'redirected' | 'cleared' | 'clearedAndEdited' | 'forgotten';

interface Consequence {
  memory: Memory;
  to: Destination;
}

const follows = (memory: Memory, to: Destination): Consequence => ({ memory, to });

export const STEP_EVENT_TABLE = defineTable<Consequence>()({
  name: 'What follows on a step',
  source: 'W4-edit',
  hitPolicy: 'unique',
  inputs: {
    event: choice(['editRequested', 'saved', 'savedInPart', 'canceled', 'cancelConfirmed', 'cameBack']),
    redirected: flag(),
  },
  rows: [
    { when: { event: 'editRequested' }, then: follows('redirected', 'requestedStep') },
    { when: { event: 'saved', redirected: false }, then: follows('kept', 'nextStep') },
    { when: { event: 'saved', redirected: true }, then: follows('clearedAndEdited', 'previousPage') },
    // Still one edit: submitting only the answered part would be refused without it.
    { when: { event: 'savedInPart' }, then: follows('kept', 'nextStep') },
    { when: { event: 'canceled', redirected: false }, then: follows('kept', 'confirmation') },
    { when: { event: 'canceled', redirected: true }, then: follows('cleared', 'previousPage') },
    { when: { event: 'cancelConfirmed' }, then: follows('forgotten', 'fileAForm') },
    { when: { event: 'cameBack' }, then: follows('cleared', 'sameStep') },
  ],
});

const consequence = ({ navigation: { redirected } }: EditState, event: StepEvent['kind']): Consequence =>
  evaluate(STEP_EVENT_TABLE, { event, redirected });

/** Where an event leads (W4-edit, W4-cancel). */
export const destinationOf = (state: EditState, event: StepEvent['kind']): Destination =>
  consequence(state, event).to;

/** The state after an event (W4-edit, W4-cancel); `from` is the page that asked for an edit. */
export const afterStepEvent = (
  state: EditState,
  event: StepEvent['kind'],
  from: StepName | null = null,
): EditState => {
  const { navigation } = initialEditState();
  switch (consequence(state, event).memory) {
    case 'kept':
      return state;
    case 'redirected':
      return { ...state, navigation: { redirected: true, previousPage: from } };
    case 'cleared':
      return { ...state, navigation };
    case 'clearedAndEdited':
      return { navigation, edited: true };
    case 'forgotten':
      return initialEditState();
  }
};
