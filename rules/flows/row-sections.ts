import type { FlowRow } from './flow-row';
import type { ReviewSectionName, ReviewSectionRow } from './review-section';
import { SECTIONS_OF_STEP } from './review-section';

/** The sections of the review page that show the values of this step of this filing. */
export const sectionsOfRow = ({ step, omits = [] }: FlowRow): ReviewSectionRow[] =>
  SECTIONS_OF_STEP[step].filter(({ section }) => !omits.includes(section));

/** Whether some step of a filing has a section. */
export const hasSection = (rows: readonly FlowRow[], section: ReviewSectionName): boolean =>
  rows.some((row) => sectionsOfRow(row).some((each) => each.section === section));
