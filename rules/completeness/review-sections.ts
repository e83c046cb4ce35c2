import type { Filing } from '../filing/filing';
import type { FilingPages } from '../flows/page-flags';
import { pageFlags } from '../flows/page-flags';
import { flowPages } from '../flows/flow';
import type { ReviewSectionName } from '../steps/all-steps';
import { sectionsOfRow, type ReviewSectionRow } from '../flows/row-sections';
import type { StepName } from '../steps/all-steps';
import type { Problem } from '../problem';
import { completenessProblems } from './completeness';
import { MISSING_IN_SECTION } from './missing-in-section';

export interface ReviewSection {
  section: ReviewSectionName;
  /** The step that Edit opens. */
  step: StepName;
  title: string;
  isMissing: boolean;
}

/** A broken rule, and the step whose page can correct it. */
type BrokenRule = Pick<Problem, 'path'> & { step: StepName };

/** A section with its title, and the step whose values it shows. */
interface TitledSection extends ReviewSectionRow {
  step: StepName;
  title: string;
}

/** The sections of a filing, in the order of its steps. */
const sectionsOf = (filing: Filing): TitledSection[] =>
  flowPages(filing).flatMap((row) =>
    sectionsOfRow(row).map((section) => ({ title: row.title, ...section, step: row.step })),
  );

/** Attachments that follow from an answer on another page are edited there while the answer is no. */
const editStep = ({ section, step }: TitledSection, filing: Filing, pages: FilingPages): StepName =>
  section === 'attachments' &&
  pages.hasAdditionalInfo &&
  filing.additionalInfoValues.additionalInfoAttachmentRadio !== 'Y'
    ? 'additionalinfo'
    : step;

const shows = ({ step, fields }: TitledSection, broken: BrokenRule): boolean =>
  broken.step === step && (!fields || fields.includes(broken.path));

/** The title of the section that shows a field; of another section of its step where none shows it; undefined without one. */
export const sectionTitle = (filing: Filing, broken: BrokenRule): string | undefined => {
  const sections = sectionsOf(filing);
  const section =
    sections.find((each) => shows(each, broken)) ?? sections.find(({ step }) => step === broken.step);
  return section?.title;
};

/**
 * The sections of the review page that this filing has, and which of them are incomplete (W2-review, W2-review-missing).
 * @param now ISO 8601 instant: with it a delayed date that has passed counts as missing
 * @param broken what is wrong with the filing, so that a section with something invalid is marked as well
 */
export const reviewSections = (
  filing: Filing,
  now?: string,
  broken: readonly BrokenRule[] = [],
): ReviewSection[] => {
  const pages = pageFlags(filing);
  const incomplete = new Set<StepName>(completenessProblems(filing, now).map(({ step }) => step));
  return sectionsOf(filing).map((section) => ({
    section: section.section,
    step: editStep(section, filing, pages),
    title: section.title,
    isMissing:
      incomplete.has(section.step) ||
      MISSING_IN_SECTION[section.section]?.(filing, pages) === true ||
      broken.some((problem) => shows(section, problem)),
  }));
};
