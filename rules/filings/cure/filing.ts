import { DISSOLVED_STATUSES } from '../../entities/entity-statuses';
import { declareFiling, step } from '../declare-filing';

/** The statement that cures the delinquency of an entity (W2-flow-cure, W2-fraud-order). */
export const cure = declareFiling({
  name: 'cure',
  inFeatures: 'statement curing delinquency',
  isSupported: true,
  stepCount: 9,
  transactions: [{ transactionType: 'CURE_DLNQ', transactionDescription: 'Statement Curing Delinquency' }],
  task: 'standing',
  restores: 'anotherName',
  title: 'Cure a delinquency',
  noun: 'A statement curing delinquency',
  filedText: 'The statement curing the delinquency of {name} is on record.',
  steps: [
    step('intro', null, 'Cure a delinquency', {}, { documentTitle: 'Cure Intro' }),
    // A delinquent entity still exists, so that its former existence is not asked about.
    step('staticentityname', 1, 'Entity name', {}, { omits: ['statute'] }),
    step('principalofficeaddress', 2, 'Principal office address'),
    step('registeredagent', 3, 'Registered agent'),
    step('email', 4, 'Email', { adminFraudCheck: true }),
    step('privateattachments', 4, 'Private attachments', { adminFraudCheck: true }),
    step('additionalinfo', 4, 'Additional information'),
    step('attachments', 4, 'Attachments', { attaches: 'Y' }),
    step('effectivedate', 5, 'Delayed effective date'),
    step('filer', 6, 'Filer'),
    step('notifications', 7, 'Notifications'),
    step('filingreview', 8, 'Review'),
    step('payment', null, 'Payment'),
    step('receipt', 9, 'Receipt'),
    step('whatsnext', null, "What's next"),
  ],
  fees: [{ when: {}, then: 100 }],
  statuses: [
    { statusCode: 'DQQ', then: null },
    { statusCode: 'GOOD', then: 'An entity in good standing has nothing to cure.' },
    { statusCode: ['EXIST', 'NONCOMP'], then: 'An entity that is not delinquent has nothing to cure.' },
    { statusCode: DISSOLVED_STATUSES, then: 'A dissolved entity is reinstated instead.' },
  ],
  fraudCheck: {
    fact: 'fiveYearsDelinquent',
    cause:
      'Since this filing began, the entity has come to be delinquent for five years. The office reviews this filing before it takes effect. It asks for an email address and private attachments.',
  },
});
