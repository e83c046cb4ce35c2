import type { Filing } from '../filing/filing';
import type { StepName } from '../steps/all-steps';
import { flowFacts, flowSteps } from '../flows/flow';
import { keysOf } from '../keys-of';
import { pagesOfPart } from '../flows/parts-of-filing';
import { isSameAnswer } from './same-answer';

/** Two answers to the same question, between which the filer has to decide. */
export interface Conflict {
  part: keyof Filing;
  /** The page where the filer decides. */
  step: StepName;
  /** The filing with the answer that was entered here. */
  entered: Filing;
}

/** The page, of those that hold the part, that shows an answer that differs; the first where none is shown by itself. */
const pageThatDiffers = (filing: Filing, entered: Filing, part: keyof Filing): StepName | undefined => {
  const pages = pagesOfPart(filing, part);
  const differs = ({ fields }: (typeof pages)[number]) =>
    fields === 'whole' ||
    fields.some(
      (field) =>
        !isSameAnswer(
          (filing[part] as Record<string, unknown>)[field],
          (entered[part] as Record<string, unknown>)[field],
        ),
    );
  return (pages.find(differs) ?? pages[0])?.step;
};

/**
 * What the filer still has to decide, in the order of the pages.
 * @param filing with the answers that are saved
 * @param undecided what was entered here in their place
 */
export function conflictsOf(filing: Filing, undecided: Partial<Filing>): Conflict[] {
  const steps = flowSteps(flowFacts(filing));
  return keysOf(undecided)
    .flatMap((part): Conflict[] => {
      const entered: Filing = { ...filing, [part]: undecided[part] };
      if (isSameAnswer(filing[part], entered[part])) return [];
      const step = pageThatDiffers(filing, entered, part);
      return step === undefined ? [] : [{ part, step, entered }];
    })
    .sort((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step));
}
