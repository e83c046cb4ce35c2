import { choice, flag } from '../decision-table/domain';
import { defineTable } from '../decision-table/table';
import { FILING_TYPES } from '../filing/filing-type';
import { FORMATION_TYPES } from '../filing/formations';
import type { StepName } from '../flows/step-name';

/** The sections of the review page, in the specification's order (W2-review). */
const REVIEW_SECTIONS = [
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

/** A section of the review page. */
export interface ReviewRow {
  section: ReviewSectionName;
  /** The step whose values it shows. */
  step: StepName;
  /** Left out where it is the title of the step in this flow. */
  title?: string;
  /** The fields that it shows, by their paths, where its step has more than one section. */
  fields?: readonly string[];
}

const row = (section: ReviewSectionName, step: StepName, more: Partial<ReviewRow> = {}): ReviewRow => ({
  section,
  step,
  ...more,
});

/** Filings that staff may have to look at. */
const UNDER_REVIEW = { filingType: ['reinstate', 'cure', 'chgra'], adminFraudCheck: true } as const;
const COOPERATIVES = { filingType: ['dc55', 'dc56'] } as const;
const RESTORATIONS = ['reinstate', 'cure'] as const;

/** Which sections the review of a filing has. */
export const REVIEW_TABLE = defineTable<ReviewRow>()({
  name: 'Sections of the review',
  source: 'W2-review',
  hitPolicy: 'collect',
  collectKey: ({ section }) => section,
  answers: REVIEW_SECTIONS,
  inputs: { filingType: choice(FILING_TYPES), adminFraudCheck: flag() },
  rows: [
    { when: { filingType: [...FORMATION_TYPES, 'amend'] }, then: row('entityName', 'entityname') },
    {
      when: { filingType: RESTORATIONS },
      then: row('staticEntityName', 'staticentityname', { title: 'Current and new names', fields: [] }),
    },
    {
      when: { filingType: 'reinstate' },
      then: row('statute', 'staticentityname', { title: 'Statute', fields: ['statute'] }),
    },
    {
      when: { filingType: [...FORMATION_TYPES, 'report', ...RESTORATIONS, 'chgpoa'] },
      then: row('principalOffice', 'principalofficeaddress'),
    },
    {
      when: { filingType: [...FORMATION_TYPES, 'report', ...RESTORATIONS, 'chgra'] },
      then: row('registeredAgent', 'registeredagent'),
    },
    { when: UNDER_REVIEW, then: row('email', 'email', { title: 'Notification email' }) },
    { when: { filingType: 'llc' }, then: row('management', 'management') },
    { when: { filingType: FORMATION_TYPES }, then: row('formers', 'formation') },
    { when: { filingType: 'dpc' }, then: row('shares', 'shares') },
    {
      when: { filingType: 'dnc' },
      then: row('votingMembers', 'votingassets', { title: 'Voting members', fields: ['votingMembersRadio'] }),
    },
    {
      when: { filingType: 'dnc' },
      then: row('assetsDistribution', 'votingassets', {
        title: 'Distribution of assets',
        fields: ['assetsDistribution'],
      }),
    },
    {
      when: COOPERATIVES,
      then: row('purpose', 'purposedirectors', { title: 'Statement of purpose', fields: ['purpose'] }),
    },
    {
      when: COOPERATIVES,
      then: row('directors', 'purposedirectors', {
        title: 'Number of directors and term',
        fields: ['numberOfDirectors', 'directorsTerms'],
      }),
    },
    { when: UNDER_REVIEW, then: row('privateAttachments', 'privateattachments') },
    {
      when: { filingType: { except: ['dc55', 'dc56', 'report'] } },
      then: row('additionalInfo', 'additionalinfo'),
    },
    { when: { filingType: { except: 'report' } }, then: row('attachments', 'attachments') },
    { when: { filingType: { except: 'report' } }, then: row('effectiveDate', 'effectivedate') },
    { when: {}, then: row('filers', 'filer', { title: 'Filer information' }) },
  ],
});
