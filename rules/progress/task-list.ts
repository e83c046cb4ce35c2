import { reviewSections } from '../completeness/review-sections';
import type { Filing } from '../filing/filing';
import { filingAtStart } from '../filing/filing-at-start';
import { flowFacts, flowSteps } from '../flows/flow';
import type { Text } from '../language/text';
import type { StepName } from '../steps/all-steps';
import { TASK_PROBLEM_TEXTS, taskState, type TaskState } from './task-state';

/** The facts from which the task list of a filing is made. */
export interface ProgressFacts {
  filing: Filing;
  /** The filing as the registry has it; null before it has anything. */
  saved: Filing | null;
  /** The step whose save is outstanding; null where none is. */
  stepBeingSaved: StepName | null;
  /** The step that the registry refused, with its problem. */
  refused: { step: StepName; message: Text } | null;
  /** Steps on which something was typed and not submitted. */
  typed: readonly StepName[];
  /** Steps that the filer has opened. */
  opened: readonly StepName[];
  /** The step that is open. */
  current: StepName;
}

/** A step of the filing in its task list. */
export interface StepTask {
  step: StepName;
  state: TaskState;
  /** What is wrong; empty unless the state is `problem`. */
  problem: Text;
  isCurrent: boolean;
  /** The filer may open it from the list. */
  isLinked: boolean;
}

/** What follows the payment is a result, not a task. */
const RESULTS: readonly StepName[] = ['receipt', 'whatsnext'];

/** Steps of the sections, or of those that are incomplete. */
const stepsOf = (filing: Filing, onlyMissing: boolean): ReadonlySet<StepName> =>
  new Set(reviewSections(filing).flatMap(({ step, isMissing }) => (isMissing || !onlyMissing ? [step] : [])));

/** The steps at which something is missing. */
export const stepsWithMissing = (filing: Filing): ReadonlySet<StepName> => stepsOf(filing, true);

function problemOf({ refused, typed, current }: ProgressFacts, step: StepName, isLacking: boolean): Text {
  if (refused?.step === step) return refused.message || TASK_PROBLEM_TEXTS.missing;
  if (step === current) return '';
  if (typed.includes(step)) return TASK_PROBLEM_TEXTS.typed;
  return isLacking ? TASK_PROBLEM_TEXTS.missing : '';
}

/** Steps that ask for something, and those at which something is missing. */
export interface MissingParts {
  required: ReadonlySet<StepName>;
  missing: ReadonlySet<StepName>;
}

export const missingParts = (filing: Filing): MissingParts => ({
  required: stepsWithMissing(filingAtStart(filing)),
  missing: stepsWithMissing(filing),
});

/**
 * Every step of a filing in order, with its state. A step with required answers is complete when none is missing. A step that may stay
 * empty, or that was filled in from the record, is complete once the filer has passed it, and stays so when they go back. The review is
 * complete when nothing of the filing is missing. Nothing is complete before the registry has it.
 * @param missingOf `missingParts`, or its result where that is known already
 */
export function taskList(
  facts: ProgressFacts,
  missingOf: (filing: Filing) => MissingParts = missingParts,
): StepTask[] {
  const { filing, saved, stepBeingSaved, opened, current } = facts;
  const { required, missing } = missingOf(filing);
  const missingInRegistry = saved && missingOf(saved).missing;
  const flow = flowSteps(flowFacts(filing)).filter((step) => !RESULTS.includes(step));
  const isGiven = (step: StepName) => required.has(step) && !missing.has(step);
  const isOpenedLater = (step: StepName) => {
    const later = flow.slice(flow.indexOf(step) + 1);
    return later.some((one) => opened.includes(one) || isGiven(one));
  };
  let isBeforeComplete = true;
  return flow.map((step) => {
    const isPassed = isOpenedLater(step);
    // The review shows every section: it is not complete while any of them is not.
    const isLacking = step === 'filingreview' ? missing.size > 0 : missing.has(step);
    const isComplete = !isLacking && (required.has(step) || isPassed);
    const problem = problemOf(facts, step, isPassed && isLacking);
    const state = taskState({
      hasProblem: problem !== '',
      isComplete,
      isSaved: stepBeingSaved !== step && missingInRegistry?.has(step) === false,
      isReached: opened.includes(step) || isBeforeComplete,
    });
    isBeforeComplete &&= isComplete;
    const isCurrent = step === current;
    // The payment begins on review and nowhere else.
    const isLinked = !isCurrent && state !== 'later' && step !== 'payment';
    return { step, state, problem, isCurrent, isLinked };
  });
}
