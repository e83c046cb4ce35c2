import type { SectionOfStep } from '../steps/declare-step';
import type { ReviewSectionName } from '../steps/all-steps';
import { declarationOf } from '../steps/all-steps';
import type { FlowRow } from './flow-row';

/** A section of the review page. */
export interface ReviewSectionRow extends SectionOfStep {
  readonly section: ReviewSectionName;
}

/** The sections of the review page that show the values of this step of this filing. */
export const sectionsOfRow = ({ step, omits = [] }: FlowRow): readonly ReviewSectionRow[] =>
  ((declarationOf(step).sections ?? []) as readonly ReviewSectionRow[]).filter(
    ({ section }) => !omits.includes(section),
  );
