import type { StepName } from '#rules';

/** Steps of a filing, as the business names them. */
export const STEPS = {
  introduction: 'intro',
  'report introduction': 'reportintro',
  'entity name': 'entityname',
  'name and statute': 'staticentityname',
  'principal office address': 'principalofficeaddress',
  'registered agent': 'registeredagent',
  email: 'email',
  management: 'management',
  formation: 'formation',
  shares: 'shares',
  'voting and assets': 'votingassets',
  'purpose and directors': 'purposedirectors',
  'private attachments': 'privateattachments',
  'additional information': 'additionalinfo',
  attachments: 'attachments',
  'effective date': 'effectivedate',
  filer: 'filer',
  notifications: 'notifications',
  review: 'filingreview',
  payment: 'payment',
  receipt: 'receipt',
  "what's next": 'whatsnext',
} satisfies Record<string, StepName>;
