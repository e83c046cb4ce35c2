import type { StepName } from '../filing/step-name';

/** A section of the review page as its step declares it. */
interface SectionOfStep {
  section: string;
  /** Left out where it is the title of the step in this flow. */
  title?: string;
  /** The fields that it shows, by their paths, where its step has more than one section. */
  fields?: readonly string[];
}

/** The sections of the review page that show the values of each step; steps are in the order of W2-review. */
export const SECTIONS_OF_STEP = {
  intro: [],
  reportintro: [],
  entityname: [{ section: 'entityName' }],
  staticentityname: [
    { section: 'staticEntityName', title: 'Current and new names', fields: [] },
    { section: 'statute', title: 'Statute', fields: ['statute'] },
  ],
  principalofficeaddress: [{ section: 'principalOffice' }],
  registeredagent: [{ section: 'registeredAgent' }],
  email: [{ section: 'email', title: 'Notification email' }],
  management: [{ section: 'management' }],
  formation: [{ section: 'formers' }],
  shares: [{ section: 'shares' }],
  votingassets: [
    { section: 'votingMembers', title: 'Voting members', fields: ['votingMembersRadio'] },
    { section: 'assetsDistribution', title: 'Distribution of assets', fields: ['assetsDistribution'] },
  ],
  purposedirectors: [
    { section: 'purpose', title: 'Statement of purpose', fields: ['purpose'] },
    {
      section: 'directors',
      title: 'Number of directors and term',
      fields: ['numberOfDirectors', 'directorsTerms'],
    },
  ],
  privateattachments: [{ section: 'privateAttachments' }],
  additionalinfo: [{ section: 'additionalInfo' }],
  attachments: [{ section: 'attachments' }],
  effectivedate: [{ section: 'effectiveDate', title: 'Takes effect' }],
  filer: [{ section: 'filers', title: 'Filer information' }],
  notifications: [{ section: 'notifications' }],
  filingreview: [],
  payment: [],
  receipt: [],
  whatsnext: [],
} as const satisfies Record<StepName, readonly SectionOfStep[]>;

/** The sections of the review page (W2-review). */
export type ReviewSectionName = (typeof SECTIONS_OF_STEP)[StepName][number]['section'];

/** A section of the review page. */
export interface ReviewSectionRow extends SectionOfStep {
  section: ReviewSectionName;
}
