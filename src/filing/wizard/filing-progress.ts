import { filingAsBegun, flowFacts, flowSteps, reviewSections, type Filing, type StepName } from '#rules';

/** A step of the filing that has a section on review, and whether the filer is done with it. */
interface StepProgress {
  step: StepName;
  isDone: boolean;
}

/** Steps of the sections, or of those that are incomplete. */
const stepsOf = (filing: Filing, onlyMissing: boolean): ReadonlySet<StepName> =>
  new Set(reviewSections(filing).flatMap(({ step, isMissing }) => (isMissing || !onlyMissing ? [step] : [])));

/**
 * How far a filing has come. A step that asks for something is done when nothing of it is missing. One that may stay empty
 * is complete from the start, like one that the record has filled in: it is done once the filer has passed it, and stays so when they
 * go back.
 *
 * @param opened the steps that the filer has opened
 */
export function filingProgress(filing: Filing, opened: readonly StepName[]): StepProgress[] {
  const required = stepsOf(filingAsBegun(filing), true);
  const missing = stepsOf(filing, true);
  const shown = stepsOf(filing, false);
  const flow = flowSteps(flowFacts(filing));
  const isGiven = (step: StepName) => required.has(step) && !missing.has(step);
  const isPassed = (step: StepName) => {
    const later = flow.slice(flow.indexOf(step) + 1);
    return later.some((one) => opened.includes(one) || isGiven(one));
  };
  return flow
    .filter((step) => shown.has(step))
    .map((step) => ({
      step,
      isDone: !missing.has(step) && (required.has(step) || isPassed(step)),
    }));
}

/** The first step at which something is missing; the review where nothing is. */
export const firstStepToDo = (filing: Filing): StepName => {
  const missing = stepsOf(filing, true);
  return flowSteps(flowFacts(filing)).find((step) => missing.has(step)) ?? 'filingreview';
};
