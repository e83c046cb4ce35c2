import type { Filing, FormRules, Problem, RuleContext, StepProblem } from '#rules';
import {
  flowFacts,
  flowSteps,
  problemsBeforeVerification,
  problemsToErrors,
  reviewProblems,
  STEP_RULES,
} from '#rules';
import { formErrors } from '../../src/forms/form-errors';

/** The problems that the pages of the browser find in a filing. */
export interface BrowserPath {
  /** The coded problems behind the errors that each step's page shows. */
  pages: StepProblem[];
  /** The lines of the review. */
  review: StepProblem[];
}

/** The errors of a page as its form computes them, and the coded problems that it was given to make them of. */
const askPage = (rules: FormRules<unknown>, values: unknown, context: RuleContext) => {
  let given: Problem[] = [];
  const overheard: FormRules<unknown> = {
    ...rules,
    problems: (asked, about) => (given = rules.problems(asked, about)),
  };
  const errors = formErrors(overheard, values, context);
  return { errors, problems: problemsBeforeVerification(given) };
};

/**
 * A filing on its way through the browser: every page's form with the values as they were typed, then review.
 * @throws when the tree of errors that a page shows is not made of the problems that it found
 */
export const browserPath = (filing: Filing, now: string, ask = askPage): BrowserPath => {
  const context: RuleContext = { filing, now };
  const pages = flowSteps(flowFacts(filing)).flatMap((step): StepProblem[] => {
    const rules = STEP_RULES[step];
    if (!rules) return [];
    const { errors, problems } = ask(rules, rules.read(filing), context);
    expect(errors).toEqual(problemsToErrors(problems));
    return problems.map((problem) => ({ ...problem, step }));
  });
  return { pages, review: reviewProblems(filing, { now }) };
};

/** A form that does not trim, to prove that the comparison finds such a difference. */
export const askWithoutTrimming: typeof askPage = (rules, values, context) => {
  const problems = problemsBeforeVerification(rules.problems(values, context));
  return { errors: problemsToErrors(problems), problems };
};
