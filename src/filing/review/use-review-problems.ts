import { useMemo } from 'react';
import {
  completenessProblems,
  type Filing,
  filingProblems,
  flowFacts,
  reviewOffersNext,
  type StepName,
  stepTitle,
  type Problem,
} from '#rules';
import { useAppSelector } from '../../session/store-hooks';
import type { FilingProblem } from '../payment/payment-slice';
import { selectFiling, selectReturnedFromPayment } from '../wizard/selectors';
import { useRuleContext } from '../../forms/rule-context';
import type { ReviewProblem } from './ReviewProblems';

type StepProblem = Problem & { step: StepName };

/** What the server refused names its step as a rule; a problem without one is mended on review's first section. */
const ofServer = (problems: readonly FilingProblem[]): StepProblem[] =>
  problems.map(({ step = 'entityname', ...problem }) => ({ ...problem, step }));

/**
 * One line for each thing that is missing, then those for broken rules of steps that are there; none twice.
 * What is missing is shown at the step's first field that breaks a rule.
 */
const ofRules = (filing: Filing, now: string, broken: readonly StepProblem[]): ReviewProblem[] => {
  const missing = completenessProblems(filing, now).map(({ step, message }) => ({
    step,
    message,
    problem: broken.find((problem) => problem.step === step),
  }));
  const steps = new Set(missing.map(({ step }) => step));
  const others = broken
    .filter(({ step }) => !steps.has(step))
    .map((problem) => ({ step: problem.step, message: problem.message, problem }));
  const lines = [...missing, ...others].map((line) => ({
    ...line,
    message: `${stepTitle(flowFacts(filing), line.step)}: ${line.message}`,
  }));
  return [...new Map(lines.map((line) => [line.message, line])).values()];
};

interface Review {
  /** One line for each. */
  problems: readonly ReviewProblem[];
  /** What makes a section one that lacks something. */
  broken: readonly StepProblem[];
  offersNext: boolean;
  now: string;
}

/**
 * What keeps the filing from payment, as it stands at `now`, and whether Next is offered. Nothing is checked after browser back
 * from payment (W4-review-next); the server checks all of it again.
 */
export function useReviewProblems(): Review {
  const filing = useAppSelector(selectFiling);
  const isReturned = useAppSelector(selectReturnedFromPayment);
  const refused = useAppSelector((state) => state.payment.problems);
  const context = useRuleContext();
  return useMemo(() => {
    const { now } = context();
    if (refused.length > 0) {
      const broken = ofServer(refused);
      const problems = broken.map((problem) => ({ step: problem.step, message: problem.message, problem }));
      return { problems, broken, offersNext: false, now };
    }
    const broken = filingProblems(filing, now);
    const offersNext = reviewOffersNext(filing, now, isReturned, broken);
    if (offersNext) return { problems: [], broken: [], offersNext, now };
    return { problems: ofRules(filing, now, broken), broken, offersNext, now };
  }, [filing, isReturned, refused, context]);
}
