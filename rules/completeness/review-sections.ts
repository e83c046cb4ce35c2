import { evaluate } from '../decision-table/evaluate';
import type { Filing } from '../filing/filing';
import type { FilingPages } from '../filing/page-flags';
import { pageFlags } from '../filing/page-flags';
import { flowFacts } from '../flows/flow';
import { stepTitle } from '../flows/page-title';
import type { StepName } from '../flows/step-name';
import type { Problem } from '../problem';
import { completenessProblems } from './completeness';
import type { ReviewRow, ReviewSectionName } from './review-table';
import { REVIEW_TABLE } from './review-table';
import { SECTION_LACKS } from './section-lacks';

export interface ReviewSection {
  section: ReviewSectionName;
  /** The step that Edit opens. */
  step: StepName;
  title: string;
  isMissing: boolean;
}

/** A broken rule, and the step whose page can mend it. */
type BrokenRule = Pick<Problem, 'path'> & { step: StepName };

/** Attachments that follow from an answer on another page are edited there while the answer is no. */
const editStep = ({ section, step }: ReviewRow, filing: Filing, pages: FilingPages): StepName =>
  section === 'attachments' &&
  pages.hasAdditionalInfo &&
  filing.additionalInfoValues.additionalInfoAttachmentRadio !== 'Y'
    ? 'additionalinfo'
    : step;

const shows = ({ step, fields }: ReviewRow, broken: BrokenRule): boolean =>
  broken.step === step && (!fields || fields.includes(broken.path));

/**
 * The sections of the review page that this filing has, and which of them lack something (W2-review, W2-review-missing).
 * @param now ISO 8601 instant: with it a delayed date that has passed counts as missing
 * @param broken what the filing's rules have found, so that a section with something invalid is marked as well
 */
export const reviewSections = (
  filing: Filing,
  now?: string,
  broken: readonly BrokenRule[] = [],
): ReviewSection[] => {
  const pages = pageFlags(filing);
  const facts = flowFacts(filing);
  const { filingType, adminFraudCheck } = filing;
  if (filingType === '') return [];
  const incomplete = new Set<StepName>(completenessProblems(filing, now).map(({ step }) => step));
  return evaluate(REVIEW_TABLE, { filingType, adminFraudCheck }).map((row) => ({
    section: row.section,
    step: editStep(row, filing, pages),
    title: row.title ?? stepTitle(facts, row.step),
    isMissing:
      incomplete.has(row.step) ||
      SECTION_LACKS[row.section]?.(filing, pages) === true ||
      broken.some((problem) => shows(row, problem)),
  }));
};
