import type { StepName } from '#rules';

/** What a filer is asked for at one time: the fields of a step, or of an entry in a step's list. */
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
  'notification email': 'notifications',
  'notification number': 'notifications',
  'receipt email': 'receipt',
  "agent's type": 'registeredagent',
  "entity agent's number or name": 'registeredagent',
  "individual agent's verification": 'registeredagent',
  "agent's licence": 'registeredagent',
  "agent's addresses": 'registeredagent',
} satisfies Record<string, StepName>;

/** A noun of {@link FORMS}. */
export type FormName = keyof typeof FORMS;
