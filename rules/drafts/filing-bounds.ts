import type { StepProblem } from '../constraints/step-problem';
import type { Filing } from '../filing/filing';
import { says, sentence } from '../language/text';
import type { StepName } from '../steps/all-steps';
import { STEP_RULES } from '../steps/step-rules';

/** The most entries of a list, unless it is one of those with fewer. */
const MOST_ENTRIES = 200;
const FEWER_ENTRIES: Readonly<Record<string, number>> = { emails: 50, texts: 50 };
/** The most characters of a text. */
const LONGEST_TEXT = 5_000;

const boundProblem = (step: StepName, path: string, value: unknown): StepProblem[] => {
  if (Array.isArray(value)) {
    const max = FEWER_ENTRIES[path] ?? MOST_ENTRIES;
    const said = says(sentence('Only {max} can be entered here.', { max }));
    return value.length > max ? [{ step, path, code: 'tooMany', ...said }] : [];
  }
  if (typeof value !== 'string' || value.length <= LONGEST_TEXT) return [];
  const said = says(sentence('Must be at most {max} characters', { max: LONGEST_TEXT }));
  return [{ step, path, code: 'tooLong', ...said }];
};

/**
 * The lists and texts of a filing that hold more than they may, step by step; empty for every filing that somebody has entered. These
 * bounds are far beyond what a filer enters, for which the rules of the steps have limits of their own; they keep what the registry stores,
 * checks and draws small enough to be done in one request.
 */
export const filingBoundProblems = (filing: Filing): StepProblem[] =>
  Object.values(STEP_RULES).flatMap(({ step, read }) =>
    Object.entries(read(filing) as object).flatMap(([path, value]) => boundProblem(step, path, value)),
  );
