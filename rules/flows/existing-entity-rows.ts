import { rowsOf } from './flow-row';

const report = rowsOf('report');
const amend = rowsOf('amend');
const restore = rowsOf('reinstate', 'cure');
const reinstate = rowsOf('reinstate');
const cure = rowsOf('cure');
const address = rowsOf('chgpoa');
const agent = rowsOf('chgra');

const AGENT_CHANGED = "The entity's registered agent has changed. The new registered agent is:";
const OFFICE_CHANGED = "The entity's principal office has changed. The new address is:";

/** The flows of filings on an entity on record. */
export const EXISTING_ENTITY_ROWS = [
  // The periodic report, 6 steps (W2-flow-report).
  report('reportintro', null, 'File a periodic report'),
  report('principalofficeaddress', 1, 'Principal office address'),
  report('registeredagent', 2, 'Registered agent'),
  report('filer', 3, 'Filer'),
  report('notifications', 4, 'Notifications'),
  report('filingreview', 5, 'Filing review'),
  report('payment', null, 'Payment'),
  report('receipt', 6, 'Receipt'),
  report('whatsnext', null, "What's next"),

  // Amendments of an LLC, a nonprofit corporation or a cooperative association, 7 steps (W2-flow-amend).
  amend('intro', null, 'Amend an entity'),
  amend('entityname', 1, 'Entity name', {}, { needs: 'the new name, if the name changes' }),
  amend(
    'additionalinfo',
    2,
    'Additional information',
    {},
    { requiredOf: ['DC55'], needs: 'the text or document of what changes' },
  ),
  amend('attachments', 2, 'Attachments', { attaches: 'Y' }),
  amend('effectivedate', 3, 'Delayed effective date'),
  amend('filer', 4, 'Filer'),
  amend('notifications', 5, 'Notifications'),
  amend('filingreview', 6, 'Filing review'),
  amend('payment', null, 'Payment'),
  amend('receipt', null, 'Receipt'),
  amend('whatsnext', null, "What's next"),

  // Reinstatement and curing a delinquency, 9 steps (W2-flow-reinstate, W2-flow-cure, W2-fraud-order).
  reinstate('intro', null, 'Reinstate an entity'),
  cure('intro', null, 'Cure a delinquency', {}, { documentTitle: 'Cure Intro' }),
  reinstate('staticentityname', 1, 'Entity name', {}, { needs: 'the statute that it existed under' }),
  // A delinquent entity still exists, so that its former existence is not asked about.
  cure('staticentityname', 1, 'Entity name', {}, { omits: ['statute'] }),
  restore('principalofficeaddress', 2, 'Principal office address'),
  restore('registeredagent', 3, 'Registered agent'),
  restore('email', 4, 'Email', { adminFraudCheck: true }),
  restore('privateattachments', 4, 'Private attachments', { adminFraudCheck: true }),
  restore('additionalinfo', 4, 'Additional information'),
  restore('attachments', 4, 'Attachments', { attaches: 'Y' }),
  restore('effectivedate', 5, 'Delayed effective date'),
  restore('filer', 6, 'Filer'),
  restore('notifications', 7, 'Notifications'),
  reinstate('filingreview', 8, 'Filing review'),
  cure('filingreview', 8, 'Review'),
  restore('payment', null, 'Payment'),
  restore('receipt', 9, 'Receipt'),
  restore('whatsnext', null, "What's next"),

  // Change of the principal office address, 6 steps (W2-flow-chgpoa, A2-poa).
  address('intro', null, 'Change the principal office address'),
  address('principalofficeaddress', 1, 'Principal office address', {}, { changeStatement: OFFICE_CHANGED }),
  address('additionalinfo', 2, 'Additional information'),
  address('attachments', 2, 'Attachments', { attaches: 'Y' }),
  address('effectivedate', 3, 'Delayed effective date'),
  address('filer', 4, 'Filer'),
  address('notifications', 5, 'Notifications'),
  address('filingreview', 6, 'Filing review'),
  address('payment', null, 'Payment'),
  address('receipt', null, 'Receipt'),
  address('whatsnext', null, "What's next"),

  // Change of the registered agent, 6 steps (W2-flow-chgra, W2-fraud-order).
  agent('intro', null, 'Change the registered agent'),
  agent('registeredagent', 1, 'Registered agent', {}, { changeStatement: AGENT_CHANGED }),
  agent('email', 2, 'Email', { adminFraudCheck: true }),
  agent('privateattachments', 2, 'Private attachments', { adminFraudCheck: true }),
  agent('additionalinfo', 2, 'Additional information'),
  agent('attachments', 2, 'Attachments', { attaches: 'Y' }),
  agent('effectivedate', 3, 'Delayed effective date'),
  agent('filer', 4, 'Filer'),
  agent('notifications', 5, 'Notifications'),
  agent('filingreview', 6, 'Filing review'),
  agent('payment', null, 'Payment'),
  agent('receipt', null, 'Receipt'),
  agent('whatsnext', null, "What's next"),
];
