import { agentAddressProblems } from '../agent/agent-address-problems';
import type { Filing } from '../filing/filing';
import { flowFacts, stepPosition } from '../flows/flow';
import { nameStep } from '../flows/name-step';
import { stepTitle } from '../flows/page-title';
import { englishOf, sentence, term, saidBy, type Text } from '../language/text';
import { NAME_TAKEN_MESSAGE } from '../names/name-check';
import type { ProblemCode } from '../problem';
import type { StepProblem } from '../constraints/step-problem';
import { filingProblems } from '../steps/step-rules';
import { MISSING_MESSAGE } from '../steps/missing-messages';
import { completenessProblems, type CompletenessProblem } from './completeness';
import { sectionTitle } from './review-sections';

/** What is known about a filing in addition to its values. */
export interface ReviewFacts {
  /** ISO 8601 instant. */
  now: string;
  /** The registry has found the name taken. */
  isNameTaken?: boolean;
  /**
   * The registry has had every address verified again, or has it on record itself, so that one that is not accepted is a problem. A browser
   * does not know it of the addresses on record.
   */
  areAddressesVerified?: boolean;
  /** Problems that only the registry can find: with its record of the agent, and the files that it holds. */
  found?: readonly StepProblem[];
}

const nameTaken = ({ filingType }: Filing): StepProblem => ({
  step: nameStep(filingType),
  path: 'name',
  code: 'unavailable',
  message: NAME_TAKEN_MESSAGE,
});

/** Problems that rules of several steps find; each filing has one of these steps. */
const FOUND_BY_RULE: Readonly<Partial<Record<CompletenessProblem['code'], ProblemCode>>> = {
  NAME_ATTACH_MISSING: 'unchanged',
};

/** Missing parts, except where a broken rule has already reported the same step, or the same part at another one. */
const stillMissing = (filing: Filing, now: string, broken: readonly StepProblem[]): StepProblem[] =>
  completenessProblems(filing, now)
    .filter(
      ({ step, code }) =>
        !broken.some((problem) => problem.step === step || problem.code === FOUND_BY_RULE[code]),
    )
    .map(({ step }) => ({ step, path: '', code: 'missing', message: MISSING_MESSAGE }));

/** The rules and the registry may find the same at the same field. */
const withoutRepeats = (problems: readonly StepProblem[]): StepProblem[] =>
  problems.filter(
    ({ step, path, code }, place) =>
      problems.findIndex((other) => other.step === step && other.path === path && other.code === code) ===
      place,
  );

/**
 * Everything that is wrong with a filing, in the order of its steps and of the fields on their pages: the one answer that the
 * review page shows and the registry refuses a payment with (W5-completeness, W2-review-missing). A rule that is broken says
 * what is wrong at its field; only where no rule of a step does, is the step said to be incomplete.
 * Never throws, whatever a browser sent.
 */
export const reviewProblems = (
  filing: Filing,
  { now, isNameTaken = false, areAddressesVerified = false, found = [] }: ReviewFacts,
): StepProblem[] => {
  const broken = [
    ...filingProblems(filing, now),
    ...agentAddressProblems(filing, { now, areVerified: areAddressesVerified }),
    ...(isNameTaken ? [nameTaken(filing)] : []),
    ...found,
  ];
  const problems = [...broken, ...stillMissing(filing, now, broken)];
  const position = ({ step }: StepProblem) => stepPosition(filing.filingType, step);
  return withoutRepeats(problems.toSorted((one, other) => position(one) - position(other)));
};

/** A line of the review page, and the problem that it leads to. */
export interface ReviewLine {
  text: Text;
  problem: StepProblem;
}

/**
 * The problems as the review page shows them, under the title of their section: 'Management & members: Choose Yes or No.' Several of a
 * section with the same message are one line, which leads to the first of them; the next one appears once that is corrected.
 */
export const reviewLines = (filing: Filing, problems: readonly StepProblem[]): ReviewLine[] => {
  const lines = problems.map((problem): ReviewLine => {
    const title = sectionTitle(filing, problem) ?? stepTitle(flowFacts(filing), problem.step);
    const said = saidBy(problem);
    return {
      text: title === '' ? said : sentence('{title}: {problem}', { title: term(title), problem: term(said) }),
      problem,
    };
  });
  return lines.filter(
    ({ text }, place) => lines.findIndex((other) => englishOf(other.text) === englishOf(text)) === place,
  );
};
