import type { Filing } from '../filing/filing';
import type { FilingPages, PageFlag } from '../filing/page-flags';
import { pageFlags } from '../filing/page-flags';
import { flowFacts, isStepOf } from '../flows/flow';
import { stepTitle } from '../flows/page-title';
import type { StepName } from '../flows/step-name';
import { completenessProblems } from './completeness';

/** The sections of the review page, in the specification's order (W2-review). */
export const REVIEW_SECTIONS = [
  'entityName',
  'staticEntityName',
  'statute',
  'principalOffice',
  'registeredAgent',
  'email',
  'management',
  'formers',
  'shares',
  'votingMembers',
  'assetsDistribution',
  'purpose',
  'directors',
  'privateAttachments',
  'additionalInfo',
  'attachments',
  'effectiveDate',
  'filers',
] as const;
export type ReviewSectionName = (typeof REVIEW_SECTIONS)[number];

export interface ReviewSection {
  section: ReviewSectionName;
  /** The step that Edit opens, and whose problems the section shows. */
  step: StepName;
  title: string;
  isMissing: boolean;
}

interface ReviewRow {
  flag: PageFlag;
  step: StepName;
  /** Left out where it is the title of the step in this flow. */
  title?: string;
  /** Whether the values lack something that no completeness code speaks of. */
  lacks?: (filing: Filing, pages: FilingPages) => boolean;
}

const lacksShares = ({
  sharesValues: { commonSharesValues: common, isMoreThanOneOrOtherChecked },
}: Filing): boolean =>
  common.isCommonSharesChecked ? common.numberOfShares === '' : !isMoreThanOneOrOtherChecked;

/** Files lack only where they are required and have a page just now, as the rules of that page say. */
const lacksAttachments = (filing: Filing, pages: FilingPages): boolean =>
  pages.additionalInfoIsRequired &&
  filing.additionalInfoValues.attachments.length === 0 &&
  isStepOf(flowFacts(filing), 'attachments');

const ROWS = {
  entityName: { flag: 'hasEntityName', step: 'entityname' },
  staticEntityName: { flag: 'hasStaticEntityName', step: 'staticentityname', title: 'Current and new names' },
  statute: {
    flag: 'hasStatute',
    step: 'staticentityname',
    title: 'Statute',
    lacks: ({ statute }) => statute === '',
  },
  principalOffice: { flag: 'hasPoa', step: 'principalofficeaddress' },
  registeredAgent: { flag: 'hasRegisteredAgent', step: 'registeredagent' },
  email: { flag: 'hasEmail', step: 'email', title: 'Notification email', lacks: ({ email }) => email === '' },
  management: { flag: 'hasManagement', step: 'management' },
  formers: { flag: 'hasFormation', step: 'formation' },
  shares: { flag: 'hasShares', step: 'shares', lacks: lacksShares },
  votingMembers: {
    flag: 'hasVotingAssets',
    step: 'votingassets',
    title: 'Voting members',
    lacks: ({ votingAssetsValues }) => votingAssetsValues.votingMembersRadio === '',
  },
  assetsDistribution: {
    flag: 'hasVotingAssets',
    step: 'votingassets',
    title: 'Distribution of assets',
    lacks: ({ votingAssetsValues }) => votingAssetsValues.assetsDistribution === '',
  },
  purpose: {
    flag: 'hasPurposeDirectors',
    step: 'purposedirectors',
    title: 'Statement of purpose',
    lacks: ({ purposeDirectorsValues }) => purposeDirectorsValues.purpose === '',
  },
  directors: {
    flag: 'hasPurposeDirectors',
    step: 'purposedirectors',
    title: 'Number of directors and term',
    lacks: ({ purposeDirectorsValues: { numberOfDirectors, directorsTerms } }) =>
      numberOfDirectors === '' || directorsTerms === '',
  },
  privateAttachments: {
    flag: 'hasPrivateAttachment',
    step: 'privateattachments',
    lacks: ({ additionalInfoValues }) => additionalInfoValues.privateAttachments.length === 0,
  },
  additionalInfo: { flag: 'hasAdditionalInfo', step: 'additionalinfo' },
  attachments: { flag: 'hasAttachment', step: 'attachments', lacks: lacksAttachments },
  effectiveDate: { flag: 'hasEffectiveDate', step: 'effectivedate' },
  filers: { flag: 'hasFilers', step: 'filer', title: 'Filer information' },
} as const satisfies Record<ReviewSectionName, ReviewRow>;

/** Attachments that follow from an answer on another page are edited there while the answer is no. */
const stepOf = ({ step, flag }: ReviewRow, filing: Filing, pages: FilingPages): StepName =>
  flag === 'hasAttachment' &&
  pages.hasAdditionalInfo &&
  filing.additionalInfoValues.additionalInfoAttachmentRadio !== 'Y'
    ? 'additionalinfo'
    : step;

/**
 * The sections of the review page that this filing has, and which of them lack something. With `now` (ISO 8601 instant) a
 * delayed date that has passed counts as missing.
 */
export const reviewSections = (filing: Filing, now?: string): ReviewSection[] => {
  const pages = pageFlags(filing);
  const facts = flowFacts(filing);
  const incomplete = new Set<StepName>(completenessProblems(filing, now).map(({ step }) => step));
  return REVIEW_SECTIONS.flatMap((section) => {
    const row: ReviewRow = ROWS[section];
    if (!pages[row.flag]) return [];
    const step = stepOf(row, filing, pages);
    const isMissing = incomplete.has(row.step) || row.lacks?.(filing, pages) === true;
    return [{ section, step, title: row.title ?? stepTitle(facts, row.step), isMissing }];
  });
};
