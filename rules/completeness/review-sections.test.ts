import { emptyFiling } from '../filing/empty-filing';
import { FILING_TYPES } from '../filing/filing-type';
import type { PageFlag } from '../flows/page-flags';
import { pageFlags } from '../flows/page-flags';
import { initialFiling } from '../filing/initial-filing';
import { isStepOfAny } from '../flows/flow';
import type { ReviewSectionName } from '../steps/all-steps';
import { reviewSections } from './review-sections';

const FLAG_OF: Record<ReviewSectionName, PageFlag | null> = {
  revokedFiling: 'hasRevokedFiling',
  entityName: 'hasEntityName',
  staticEntityName: 'hasStaticEntityName',
  statute: 'hasStatute',
  principalOffice: 'hasPoa',
  registeredAgent: 'hasRegisteredAgent',
  email: 'hasEmail',
  management: 'hasManagement',
  formers: 'hasFormation',
  shares: 'hasShares',
  votingMembers: 'hasVotingAssets',
  assetsDistribution: 'hasVotingAssets',
  purpose: 'hasPurposeDirectors',
  directors: 'hasPurposeDirectors',
  mailingAddress: 'hasMailingAddress',
  privateAttachments: 'hasPrivateAttachment',
  additionalInfo: 'hasAdditionalInfo',
  attachments: 'hasAttachment',
  effectiveDate: 'hasEffectiveDate',
  filers: 'hasFilers',
  // Not a flag: every filer who has this page is asked where the office writes to.
  notifications: null,
};
const begun = (filingType: (typeof FILING_TYPES)[number], adminFraudCheck = false) => ({
  ...initialFiling({ filingType, submissionKey: 'key', entityId: '20261000001', entityType: 'DLLC' }),
  adminFraudCheck,
});

it.each(FILING_TYPES.flatMap((type) => [false, true].map((check) => [type, check] as const)))(
  'has the sections of the pages that a filing has: %s, fraud check %s',
  (type, check) => {
    const filing = begun(type, check);
    const flags = pageFlags(filing);
    const isNotified = isStepOfAny(type, 'notifications');
    const expected = Object.entries(FLAG_OF).filter(([, flag]) => (flag === null ? isNotified : flags[flag]));
    expect(reviewSections(filing).map(({ section }) => section)).toEqual(
      expected.map(([section]) => section),
    );
  },
);

it('has no section before the filing is begun', () => {
  expect(reviewSections(emptyFiling())).toEqual([]);
});

it('marks the one section that shows the field in error', () => {
  const filing = begun('dnc');
  const complete = {
    ...filing,
    votingAssetsValues: { votingMembersRadio: 'Y' as const, assetsDistribution: 'é' },
  };
  const broken = [{ step: 'votingassets' as const, path: 'assetsDistribution' }];
  const marked = reviewSections(complete, undefined, broken).filter(({ isMissing }) => isMissing);
  expect(marked.map(({ section }) => section)).toContain('assetsDistribution');
  expect(marked.map(({ section }) => section)).not.toContain('votingMembers');
});
