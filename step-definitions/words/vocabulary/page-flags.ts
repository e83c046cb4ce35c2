import type { PageFlag } from '#rules';

/** What a filing asks for, as the business names it, and the page flag of the specification behind it. */
export const PAGE_FLAG_NOUNS = {
  'entity name': 'hasEntityName',
  statute: 'hasStatute',
  'principal office': 'hasPoa',
  'registered agent': 'hasRegisteredAgent',
  filers: 'hasFilers',
  management: 'hasManagement',
  'persons forming': 'hasFormation',
  shares: 'hasShares',
  'voting and assets': 'hasVotingAssets',
  'purpose and directors': 'hasPurposeDirectors',
  email: 'hasEmail',
  'additional information': 'hasAdditionalInfo',
  attachments: 'hasAttachment',
  'private attachments': 'hasPrivateAttachment',
  'required additional information': 'additionalInfoIsRequired',
  'effective date': 'hasEffectiveDate',
  'name on record': 'hasStaticEntityName',
} satisfies Record<string, PageFlag>;
