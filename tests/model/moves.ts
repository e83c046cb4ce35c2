import type { Filing, StepEvent, StepName } from '#rules';
import {
  agentReturnStep,
  firstStep,
  hasRegisteredAgent,
  introShowsNext,
  isFormation,
  STEP_RULES,
  stepActions,
} from '#rules';
import {
  editAfter,
  filledIn,
  flowFactsOf,
  guardOf,
  moveFactsOf,
  moveOf,
  nextOf,
  offersNextOf,
  previousOf,
  problemStepsOf,
  sectionStepsOf,
  stepsOf,
} from './remember';
import type { Root } from './root';
import type { Sample } from './samples';
import { SAMPLES, withAgent } from './samples';
import type { ModelState } from './state';
import { initialState } from './state';

/** Something that can happen in a state: what is done, in words, and the state that follows. */
export interface Move {
  does: string;
  /** The event that the rules were asked about, where there is one. */
  event?: StepEvent;
  to: ModelState;
}

const INTROS: readonly StepName[] = ['intro', 'reportintro'];
const WITHOUT_FILING: readonly StepName[] = ['payment', 'receipt', 'whatsnext'];

/** The filer asks for a step: the guard lets the filer stay, leads to the first step, or away. */
const open = (state: ModelState, step: StepName): ModelState => {
  const guard = guardOf(state.isInitialized, flowFactsOf(state.filing), step);
  const place = guard.kind === 'leave' ? 'forms' : guard.kind === 'goToStep' ? guard.step : step;
  return { ...state, place, returnedFromPayment: state.returnedFromPayment && place === 'filingreview' };
};

/** An event of the rules on the step where the filer is. */
const act = (root: Root, state: ModelState, does: string, event: StepEvent): Move => {
  const from = state.place as StepName;
  const move = moveOf(moveFactsOf(state.filing), from, state.edit, event);
  const after = { ...state, asks: false, edit: editAfter(state.edit, event.kind, from) };
  switch (move.kind) {
    case 'step':
      return { does, event, to: open(after, move.step) };
    case 'agentWizard':
      return { does, event, to: { ...after, place: 'agent wizard' } };
    case 'confirm':
      return { does, event, to: { ...after, asks: true } };
    case 'leave':
      return { does, event, to: { ...initialState(root), isJumped: state.isJumped } };
    case 'stay':
      return { does, event, to: after };
  }
};

/** A step filled in one way; nothing when its rules refuse the values. */
const fill = (root: Root, state: ModelState, step: StepName, way: Sample): Move[] => {
  const filing = filledIn(state.filing, step, way);
  const action = stepActions(step, state.edit.navigation.redirected)[0] ?? '';
  return filing ? [act(root, { ...state, filing }, `${way.does}, ${action}`, { kind: 'saved' })] : [];
};

/** A formation has no old name to keep. */
const isPossible = (filing: Filing, { does }: Sample): boolean =>
  does !== 'keeps the name' || !isFormation(filing.filingType);

const onCollectingStep = (root: Root, state: ModelState, step: StepName): Move[] => {
  const { filing } = state;
  if (step === 'registeredagent' && !hasRegisteredAgent(filing.registeredAgentValues))
    return [{ does: 'Name a registered agent', to: { ...state, place: 'agent wizard' } }];
  const samples = SAMPLES[step];
  const ways = samples?.ways.filter((way) => isPossible(filing, way)) ?? [];
  const emptied = samples?.emptied;
  return [
    ...ways.flatMap((way) => fill(root, state, step, way)),
    ...(emptied && state.edit.navigation.redirected
      ? [
          {
            does: emptied.does,
            to: { ...state, filing: STEP_RULES[step]?.write(filing, emptied.values(filing)) ?? filing },
          },
        ]
      : []),
  ];
};

/**
 * The steps that review leads to. In a filing that was entered out of order incomplete steps come first: every set of complete
 * steps is reached that way, without the steps that are complete whatever is entered.
 */
const editable = ({ filing, isJumped }: ModelState): StepName[] => {
  const lacking = problemStepsOf(filing);
  return isJumped && lacking.length > 0 ? lacking : [...new Set([...sectionStepsOf(filing), ...lacking])];
};

const onReview = (root: Root, state: ModelState): Move[] => {
  const { filing, returnedFromPayment } = state;
  return [
    ...(offersNextOf(filing, returnedFromPayment) ? [act(root, state, 'Next', { kind: 'saved' })] : []),
    ...editable(state).map((step) => act(root, state, `Edit ${step}`, { kind: 'editRequested', step })),
  ];
};

/** After payment the filing is filed: these pages live without one in progress. */
const onward = (state: ModelState, does: string, step: StepName): Move[] => {
  const next = nextOf(flowFactsOf(state.filing), step);
  return next ? [{ does, to: open({ ...state, isInitialized: false }, next) }] : [];
};

const onPayment = (state: ModelState): Move[] => [
  ...onward(state, 'pays', 'payment'),
  { does: 'abandons the payment', to: { ...state, place: 'filingreview', returnedFromPayment: true } },
];

/** Moves that every page of a filing has in addition to its own: Cancel and Back; and from the intro any step out of its order. */
const onAnyPage = (root: Root, state: ModelState, step: StepName): Move[] => {
  if (WITHOUT_FILING.includes(step)) return [];
  const cancel = act(root, state, 'Cancel', { kind: 'canceled' });
  if (state.isJumped) return state.edit.navigation.redirected ? [cancel] : [];
  const facts = flowFactsOf(state.filing);
  const before = previousOf(facts, step);
  const back = before && !state.edit.navigation.redirected ? [{ does: 'Back', to: open(state, before) }] : [];
  const jumps = (INTROS.includes(step) ? stepsOf(facts) : [])
    .filter((other) => other !== step && !WITHOUT_FILING.includes(other))
    .map((other) => ({ does: `asks for ${other}`, to: open({ ...state, isJumped: true }, other) }));
  return [cancel, ...back, ...jumps];
};

const onStep = (root: Root, state: ModelState, step: StepName): Move[] => {
  if (INTROS.includes(step)) {
    const canAdvance = introShowsNext(root.filingType, root.isValidEntity);
    return canAdvance ? [act(root, state, 'Next', { kind: 'saved' })] : [];
  }
  if (step === 'filingreview') return onReview(root, state);
  if (step === 'payment') return onPayment(state);
  if (step === 'receipt') return onward(state, 'Next', 'receipt');
  return step === 'whatsnext' ? [] : onCollectingStep(root, state, step);
};

const beginning = (root: Root, state: ModelState): Move[] => {
  const intro = INTROS.includes(firstStep(root.filingType)) ? firstStep(root.filingType) : 'intro';
  const begun = open({ ...state }, intro);
  return [{ does: `opens ${root.name}`, to: { ...begun, isInitialized: begun.place === intro } }];
};

/** Everything that can happen in a state. */
export const movesFrom = (root: Root, state: ModelState): Move[] => {
  if (state.place === 'forms') return beginning(root, state);
  if (state.place === 'agent wizard') {
    const step = agentReturnStep(root.filingType);
    const to = step && open({ ...state, filing: withAgent(state.filing) }, step);
    return to ? [{ does: 'the agent is verified', to }] : [];
  }
  if (state.asks)
    return [
      act(root, state, 'Yes please, cancel', { kind: 'cancelConfirmed' }),
      { does: 'No', to: { ...state, asks: false } },
    ];
  return [...onStep(root, state, state.place), ...onAnyPage(root, state, state.place)];
};
