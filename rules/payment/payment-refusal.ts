import type { FilingProblem } from '../constraints/step-problem';
import type { Problem } from '../problem';

/** Why a payment did not start, by what the filer can do. */
export interface PaymentRefusal {
  /** Changes on record since the filing began: it can be paid once the filer has seen them (reading 27). */
  recordChanges: string[];
  /** Problems that the filer corrects at a step. */
  toCorrect: FilingProblem[];
  /** Problems that no step corrects, such as another filing of the entity or its status. The filer can only try again. */
  obstacles: string[];
}

const isOfRecord = ({ code }: Problem): boolean => code === 'recordChanged';
const isObstacle = ({ step }: FilingProblem): boolean => step === 'filingreview';
const messagesOf = (problems: readonly Problem[]): string[] => [
  ...new Set(problems.map(({ message }) => message)),
];

/** The problems of a refused payment, by what the filer can do about them. */
export const paymentRefusal = (problems: readonly FilingProblem[]): PaymentRefusal => {
  const otherProblems = problems.filter((problem) => !isOfRecord(problem));
  return {
    recordChanges: messagesOf(problems.filter(isOfRecord)),
    toCorrect: otherProblems.filter((problem) => !isObstacle(problem)),
    obstacles: messagesOf(otherProblems.filter(isObstacle)),
  };
};
