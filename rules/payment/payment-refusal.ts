import type { StepName } from '../filing/step-name';
import type { Problem } from '../problem';

/** A problem that names the step that mends it, as the registry answers it. */
type RefusedProblem = Problem & { step?: StepName };

/** Why a payment did not start, by what the filer can do. */
export interface PaymentRefusal<P extends RefusedProblem> {
  /** Changes on record since the filing began: it can be paid once the filer has seen them (reading 27). */
  recordChanges: string[];
  /** Problems that the filer corrects at a step. */
  toCorrect: P[];
  /** Problems that no step corrects, such as another filing of the entity or its status. The filer can only try again. */
  obstacles: string[];
}

const isOfRecord = ({ code }: Problem): boolean => code === 'recordChanged';
const isObstacle = ({ step }: RefusedProblem): boolean => step === 'filingreview';
const messagesOf = (problems: readonly Problem[]): string[] => [
  ...new Set(problems.map(({ message }) => message)),
];

/** The problems of a refused payment, by what the filer can do about them. */
export const paymentRefusal = <P extends RefusedProblem>(problems: readonly P[]): PaymentRefusal<P> => {
  const otherProblems = problems.filter((problem) => !isOfRecord(problem));
  return {
    recordChanges: messagesOf(problems.filter(isOfRecord)),
    toCorrect: otherProblems.filter((problem) => !isObstacle(problem)),
    obstacles: messagesOf(otherProblems.filter(isObstacle)),
  };
};
