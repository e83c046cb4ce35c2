import type { FilingProblem } from '../constraints/step-problem';
import { COMING_PATH } from '../filing/coming';
import type { ProblemCode } from '../problem';

/** Why a payment did not start, by what the filer can do. */
export interface PaymentRefusal {
  /** What has changed since the filing began: it can be paid once the filer has seen it (T1-since, reading 27). */
  changes: FilingProblem[];
  /** Filings to come about the same: it can be paid once the filer confirms to have read of them (T1-before). */
  toConfirm: FilingProblem[];
  /** Problems that the filer corrects at a step. */
  toCorrect: FilingProblem[];
  /** Problems that no step corrects, such as another filing of the entity or its status. */
  obstacles: FilingProblem[];
}

const CHANGES: readonly ProblemCode[] = ['recordChanged', 'stepsChanged', 'feeChanged'];

/** Whether a problem only has to be seen. */
export const isChangeTold = ({ code }: FilingProblem): boolean => CHANGES.includes(code);
const isToConfirm = ({ path }: FilingProblem): boolean => path.startsWith(COMING_PATH);
const isObstacle = ({ step }: FilingProblem): boolean => step === 'filingreview';

const eachOnce = (problems: readonly FilingProblem[]): FilingProblem[] =>
  problems.filter(
    ({ code, path }, place) =>
      problems.findIndex((other) => other.code === code && other.path === path) === place,
  );

/** The problems of a refused payment, by what the filer can do about them. */
export const paymentRefusal = (problems: readonly FilingProblem[]): PaymentRefusal => {
  const changes = eachOnce(problems.filter(isChangeTold));
  const others = problems.filter((problem) => !isChangeTold(problem));
  return {
    changes: changes.filter((change) => !isToConfirm(change)),
    toConfirm: changes.filter(isToConfirm),
    toCorrect: others.filter((problem) => !isObstacle(problem)),
    obstacles: eachOnce(others.filter(isObstacle)),
  };
};
