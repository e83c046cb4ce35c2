import type { EditState, Filing, FlowFacts, MoveFacts, StepEvent, StepName } from '#rules';
import {
  afterStepEvent,
  completenessProblems,
  filingProblems,
  flowFacts,
  flowSteps,
  guardStep,
  nextStep,
  previousStep,
  reviewOffersNext,
  reviewProblems,
  reviewSections,
  stepMove,
} from '#rules';
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

export const factsKey = (facts: FlowFacts): string =>
  `${facts.filingType} ${facts.entityType} ${facts.adminFraudCheck} ${facts.additionalInfoAttachmentRadio}`;
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

/** The steps of a filing with its files wanted, so that attachments are among them. */
export const allStepsOf = (filing: Filing): StepName[] =>
  stepsOf({ ...flowFacts(filing), additionalInfoAttachmentRadio: 'Y' });
