import type { EditState, Filing, FlowFacts, MoveFacts, StepEvent, StepName } from '#rules';
import {
  afterStepEvent,
  completenessProblems,
  filingProblems,
  flowFacts,
  flowSteps,
  guardStep,
  moveFacts,
  nextStep,
  previousStep,
  reviewOffersNext,
  reviewProblems,
  reviewSections,
  STEP_RULES,
  stepMove,
} from '#rules';
import type { Sample } from './samples';
import { filingId } from './state';

/** 20 November 2026, 9 in the morning at the office. */
export const NOW = '2026-11-20T16:00:00Z';

const memories: Map<string | number, unknown>[] = [];

/** The rules are pure: the same question is asked once, however many states ask it. */
export const remember = <A extends readonly unknown[], R>(
  answer: (...question: A) => R,
  keyOf: (...question: A) => string | number,
): ((...question: A) => R) => {
  const memory = new Map<string | number, R>();
  memories.push(memory);
  return (...question) => {
    const key = keyOf(...question);
    const known = memory.get(key);
    if (known !== undefined) return known;
    const found = answer(...question);
    memory.set(key, found);
    return found;
  };
};

/** For a rule book that has been changed. */
export const forgetAnswers = (): void => memories.forEach((memory) => memory.clear());

/** Caches the answer for an object; an unchanged object has one answer. */
const rememberOf = <T extends object, R>(answer: (of: T) => R): ((of: T) => R) => {
  const memory = new WeakMap<T, R>();
  return (of) => {
    const known = memory.get(of);
    if (known !== undefined) return known;
    const found = answer(of);
    memory.set(of, found);
    return found;
  };
};

export const flowFactsOf = rememberOf((filing: Filing): FlowFacts => flowFacts(filing));
export const moveFactsOf = rememberOf((filing: Filing): MoveFacts => moveFacts(filing));
export const factsKey = rememberOf(
  (facts: FlowFacts) =>
    `${facts.filingType} ${facts.entityType} ${facts.adminFraudCheck} ${facts.additionalInfoAttachmentRadio}`,
);
const stepKey = (facts: FlowFacts, step: StepName): string => `${step} ${factsKey(facts)}`;

export const stepsOf = remember(flowSteps, factsKey);
export const nextOf = remember(nextStep, stepKey);
export const previousOf = remember(previousStep, stepKey);
export const guardOf = remember(
  guardStep,
  (isInitialized, facts, step) => `${isInitialized} ${stepKey(facts, step)}`,
);
const editKey = ({ navigation, edited }: EditState): string =>
  `${navigation.redirected} ${navigation.previousPage} ${edited}`;

export const moveOf = remember(
  stepMove,
  (facts: MoveFacts, from: StepName, state: EditState, event: StepEvent) =>
    [stepKey(facts, from), facts.hasAgent, editKey(state), ...Object.values(event)].join(' '),
);
export const editAfter = remember(
  (state: EditState, event: StepEvent['kind'], from: StepName) => afterStepEvent(state, event, from),
  (state, event, from) => `${editKey(state)} ${event} ${from}`,
);
export const codeOf = remember(
  (filing: Filing) => completenessProblems(filing, NOW)[0]?.code ?? 'VALID',
  filingId,
);
export const problemStepsOf = remember(
  (filing: Filing): StepName[] => [...new Set(filingProblems(filing, NOW).map(({ step }) => step))],
  filingId,
);
export const sectionStepsOf = remember(
  (filing: Filing): StepName[] => [...new Set(reviewSections(filing, NOW).map(({ step }) => step))],
  filingId,
);
export const offersNextOf = remember(
  (filing: Filing, returned: boolean) => reviewOffersNext(reviewProblems(filing, { now: NOW }), returned),
  (filing, returned) => (returned ? -filingId(filing) : filingId(filing)),
);

/** The filing with a step filled in one way; null when the rules of the step refuse the values. */
export const filledIn = remember(
  (filing: Filing, step: StepName, { values }: Sample): Filing | null => {
    const rules = STEP_RULES[step];
    const entered = values(filing);
    if (!rules || rules.problems(entered, { filing, now: NOW }).length > 0) return null;
    return rules.write(filing, entered);
  },
  (filing, step, { does }) => `${filingId(filing)} ${step} ${does}`,
);

/** The steps of a filing with its files wanted, so that attachments are among them. */
export const allStepsOf = (filing: Filing): StepName[] =>
  stepsOf({ ...flowFactsOf(filing), additionalInfoAttachmentRadio: 'Y' });
