import { flowPages } from './flow';
import type { FlowRow } from './flow-row';
import { hasSection } from './row-sections';
import type { StepName } from '../filing/step-name';
import type { Filing } from '../filing/filing';
import { formedEntityType } from '../filing/formations';
import type { KnownFacts } from '../filing/known-facts';
import { knownFacts } from '../filing/known-facts';

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

/** Which pages a filing has. */
export type FilingPages = { pagesInitialized: boolean } & Record<PageFlag, boolean>;

/** Flags that each say whether a filing has a step. */
const STEP_OF_FLAG = {
  hasEntityName: 'entityname',
  hasStaticEntityName: 'staticentityname',
  hasPoa: 'principalofficeaddress',
  hasRegisteredAgent: 'registeredagent',
  hasEmail: 'email',
  hasManagement: 'management',
  hasFormation: 'formation',
  hasShares: 'shares',
  hasVotingAssets: 'votingassets',
  hasPurposeDirectors: 'purposedirectors',
  hasPrivateAttachment: 'privateattachments',
  hasAdditionalInfo: 'additionalinfo',
  hasAttachment: 'attachments',
  hasEffectiveDate: 'effectivedate',
  hasFilers: 'filer',
} as const satisfies Partial<Record<PageFlag, StepName>>;

const hasStep = (rows: readonly FlowRow[], step: StepName): boolean => rows.some((row) => row.step === step);

/** The entity that a filing forms is of the type that it forms, whatever a browser sent. */
const requires = (rows: readonly FlowRow[], { filingType, entityType }: KnownFacts): boolean => {
  const type = (filingType && formedEntityType(filingType)) || entityType;
  return type !== '' && rows.some(({ requiredOf }) => requiredOf?.includes(type));
};

/** The page flags of a filing (W3-page-flags): what its flow has for its type, its entity's type and the fraud check. */
export const pageFlags = (filing: Pick<Filing, keyof KnownFacts>): FilingPages => {
  const facts = knownFacts(filing);
  const rows = flowPages(facts);
  const ofSteps = Object.fromEntries(
    Object.entries(STEP_OF_FLAG).map(([flag, step]) => [flag, hasStep(rows, step)]),
  ) as Record<keyof typeof STEP_OF_FLAG, boolean>;
  return {
    pagesInitialized: facts.filingType !== '',
    ...ofSteps,
    hasStatute: hasSection(rows, 'statute'),
    additionalInfoIsRequired: requires(rows, facts),
  };
};
