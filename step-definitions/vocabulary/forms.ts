import type { StepName } from '#rules';

/**
 * What a filer is asked for at one time: the fields of a step, or of an entry in a step's list; null for a form outside
 * the filings.
 */
export const FORMS = {
  'entity name': 'entityname',
  'principal office address': 'principalofficeaddress',
  "agent's consent": 'registeredagent',
  'management of the company': 'management',
  'person forming the company': 'formation',
  'additional information': 'additionalinfo',
  'effective date': 'effectivedate',
  'perjury notice': 'filer',
  filer: 'filer',
  'notification choices': 'notifications',
  'list of notifications': 'notifications',
  'notification email': 'notifications',
  'notification number': 'notifications',
  'receipt email': 'receipt',
  "agent's type": 'registeredagent',
  "agent's type where the agent can be kept": 'registeredagent',
  "entity agent's number or name": 'registeredagent',
  "individual agent's verification": 'registeredagent',
  "agent's license": 'registeredagent',
  "agent's addresses": 'registeredagent',
  "agent's passcode": 'registeredagent',
  'passcode request': 'registeredagent',
  'statute of the entity': 'staticentityname',
  'filing email': 'email',
  shares: 'shares',
  'voting and assets': 'votingassets',
  'purpose and directors': 'purposedirectors',
  'private attachments': 'privateattachments',
  attachments: 'attachments',
  'agent maintenance': null,
  'request to remove personal data': null,
  'change of a filer': null,
  'list of filers of a request': null,
  'secure login': null,
  'password reset': null,
  'password change': null,
  'set-up of secure filing': null,
  'new account': null,
  'filter of the audit log': null,
  'search for accounts': null,
  'account of staff': null,
  'account of secure filing': null,
  'change of an account': null,
  'wanted name': null,
  'number of a certificate': null,
  'search of the public record': null,
  'search of the requests': null,
  "testers' clock": null,
} satisfies Record<string, StepName | null>;

/** A noun of {@link FORMS}. */
export type FormName = keyof typeof FORMS;
