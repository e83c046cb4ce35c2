import { useMemo } from 'react';
import {
  nameStep,
  paymentRefusal,
  reviewLines,
  reviewOffersNext,
  reviewProblems,
  type Filing,
  type FilingProblem,
  type Problem,
  type StepName,
  type StepProblem,
  type Text,
} from '#rules';
import { useAppSelector } from '../../session/store-hooks';
import { selectDecideFirst, selectFiling, selectReturnedFromPayment } from '../wizard/selectors';
import { useRuleContext } from '../../forms/rule-context';

/** A problem of a filing and the step that corrects it, at the field of the broken rule when there is one. */
export interface ReviewProblem {
  step: StepName;
  message: Text;
  problem?: Problem;
}

/** A refusal of the server usually names its step; a problem without one is corrected on review's first section. */
const ofServer = (filing: Filing, problems: readonly FilingProblem[]): StepProblem[] =>
  problems.map(({ step = nameStep(filing.filingType), ...problem }) => ({ ...problem, step }));

/** The lines of the review. One that is about a whole step has no field to lead to. */
const linesOf = (filing: Filing, problems: readonly StepProblem[]): ReviewProblem[] =>
  reviewLines(filing, problems).map(({ text, problem }) => ({
    step: problem.step,
    message: text,
    problem: problem.path === '' ? undefined : problem,
  }));

interface Review {
  /** What has changed since the filing began, of a payment that was refused. */
  changes: readonly FilingProblem[];
  /** The filings to come of which such a payment's filer is to confirm that they have read. */
  toConfirm: readonly FilingProblem[];
  /** Why the entity cannot make this filing at all now. */
  obstacles: readonly FilingProblem[];
  /** One line for each. */
  problems: readonly ReviewProblem[];
  /** The problems that make a section incomplete. */
  broken: readonly StepProblem[];
  offersNext: boolean;
  now: string;
}

/**
 * What keeps the filing from payment, judged at `now`, and whether Next is offered. Nothing is checked after browser back
 * from payment (W4-review-next); the server checks all of it again.
 */
export function useReviewProblems(): Review {
  const filing = useAppSelector(selectFiling);
  const isReturned = useAppSelector(selectReturnedFromPayment);
  const refused = useAppSelector((state) => state.payment.problems);
  const isFiled = useAppSelector((state) => state.draft.payment === 'filed');
  const isUndecided = useAppSelector((state) => selectDecideFirst(state) !== '');
  const context = useRuleContext();
  return useMemo(() => {
    const { now } = context();
    const { toCorrect, ...told } = paymentRefusal(refused);
    const { obstacles } = told;
    const review = { ...told, now };
    if (toCorrect.length > 0) {
      const broken = ofServer(filing, toCorrect);
      return { ...review, problems: linesOf(filing, broken), broken, offersNext: false };
    }
    const broken = reviewProblems(filing, { now });
    if (!reviewOffersNext(broken, isReturned))
      return { ...review, problems: linesOf(filing, broken), broken, offersNext: false };
    return {
      ...review,
      problems: [],
      broken: [],
      offersNext: obstacles.length === 0 && !isFiled && !isUndecided,
    };
  }, [filing, isReturned, isFiled, isUndecided, refused, context]);
}
