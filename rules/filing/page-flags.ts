import { evaluate } from '../decision-table/evaluate';
import { choice, flag } from '../decision-table/domain';
import { defineTable } from '../decision-table/table';
import type { Filing } from './filing';
import { ENTITY_TYPES, FILING_TYPES } from './filing-type';
import { FORMATION_TYPES } from './formations';
import type { KnownFacts } from './known-facts';
import { knownFacts } from './known-facts';

/** Names of the page flags of W section 3 (Global control, filingPages), without `pagesInitialized`. */
export const PAGE_FLAGS = [
  'hasEntityName',
  'hasStatute',
  'hasPoa',
  'hasRegisteredAgent',
  'hasFilers',
  'hasManagement',
  'hasFormation',
  'hasShares',
  'hasVotingAssets',
  'hasPurposeDirectors',
  'hasEmail',
  'hasAdditionalInfo',
  'hasAttachment',
  'hasPrivateAttachment',
  'additionalInfoIsRequired',
  'hasEffectiveDate',
  'hasStaticEntityName',
] as const;
export type PageFlag = (typeof PAGE_FLAGS)[number];

/** What pages a filing has. */
export type FilingPages = { pagesInitialized: boolean } & Record<PageFlag, boolean>;

const UNDER_REVIEW = ['reinstate', 'cure', 'chgra'] as const;

/** A row says for which filings a flag is on; without a fitting row it is off. */
export const PAGE_FLAG_TABLE = defineTable<PageFlag>()({
  name: 'Page flags of a filing',
  source: 'W3-page-flags',
  hitPolicy: 'collect',
  answers: PAGE_FLAGS,
  inputs: {
    filingType: choice(FILING_TYPES),
    entityType: choice([...ENTITY_TYPES, '']),
    adminFraudCheck: flag(),
  },
  rows: [
    { when: { filingType: [...FORMATION_TYPES, 'amend'] }, then: 'hasEntityName' },
    { when: { filingType: 'reinstate' }, then: 'hasStatute' },
    { when: { filingType: [...FORMATION_TYPES, 'report', 'reinstate', 'cure', 'chgpoa'] }, then: 'hasPoa' },
    {
      when: { filingType: [...FORMATION_TYPES, 'report', 'reinstate', 'cure', 'chgra'] },
      then: 'hasRegisteredAgent',
    },
    { when: {}, then: 'hasFilers' },
    { when: { filingType: 'llc' }, then: 'hasManagement' },
    { when: { filingType: FORMATION_TYPES }, then: 'hasFormation' },
    { when: { filingType: 'dpc' }, then: 'hasShares' },
    { when: { filingType: 'dnc' }, then: 'hasVotingAssets' },
    { when: { filingType: ['dc55', 'dc56'] }, then: 'hasPurposeDirectors' },
    { when: { filingType: UNDER_REVIEW, adminFraudCheck: true }, then: 'hasEmail' },
    { when: { filingType: { except: ['dc55', 'dc56', 'report'] } }, then: 'hasAdditionalInfo' },
    { when: { filingType: { except: 'report' } }, then: 'hasAttachment' },
    { when: { filingType: UNDER_REVIEW, adminFraudCheck: true }, then: 'hasPrivateAttachment' },
    { when: { filingType: 'dc55' }, then: 'additionalInfoIsRequired' },
    { when: { filingType: 'amend', entityType: 'DC55' }, then: 'additionalInfoIsRequired' },
    { when: { filingType: { except: 'report' } }, then: 'hasEffectiveDate' },
    { when: { filingType: ['reinstate', 'cure'] }, then: 'hasStaticEntityName' },
  ],
});

/** The page flags of a filing, from its type, its entity's type and the administrative fraud check. */
export const pageFlags = (filing: Pick<Filing, keyof KnownFacts>): FilingPages => {
  const { filingType, entityType, adminFraudCheck } = knownFacts(filing);
  const on = new Set<string>(
    filingType === '' ? [] : evaluate(PAGE_FLAG_TABLE, { filingType, entityType, adminFraudCheck }),
  );
  const flags = Object.fromEntries(PAGE_FLAGS.map((name) => [name, on.has(name)])) as Record<
    PageFlag,
    boolean
  >;
  return { pagesInitialized: filingType !== '', ...flags };
};
