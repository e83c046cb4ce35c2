import { DISSOLVED_STATUSES, NOT_DISSOLVED_STATUSES } from '../../entities/entity-statuses';
import { declareFiling, step } from '../declare-filing';

/** Articles of reinstatement of a dissolved entity (W2-flow-reinstate, W2-fraud-order). */
export const reinstate = declareFiling({
  name: 'reinstate',
  inFeatures: 'reinstatement',
  isSupported: true,
  stepCount: 9,
  transactions: [
    {
      transactionType: 'REINSTATE',
      transactionDescription: 'Articles of Reinstatement',
      label: 'Reinstate an entity',
    },
  ],
  task: 'standing',
  restores: 'reinstated',
  title: 'Reinstate the entity',
  noun: 'A reinstatement',
  filedText: 'The reinstatement of {name} is on record.',
  steps: [
    step('intro', null, 'Reinstate an entity'),
    step('staticentityname', 1, 'Entity name', {}, { needs: 'the statute that it existed under' }),
    step('principalofficeaddress', 2, 'Principal office address'),
    step('registeredagent', 3, 'Registered agent'),
    step('email', 4, 'Email', { adminFraudCheck: true }),
    step('privateattachments', 4, 'Private attachments', { adminFraudCheck: true }),
    step('additionalinfo', 4, 'Additional information'),
    step('attachments', 4, 'Attachments', { attaches: 'Y' }),
    step('effectivedate', 5, 'Delayed effective date'),
    step('filer', 6, 'Filer'),
    step('notifications', 7, 'Notifications'),
    step('filingreview', 8, 'Filing review'),
    step('payment', null, 'Payment'),
    step('receipt', 9, 'Receipt'),
    step('whatsnext', null, "What's next"),
  ],
  fees: [{ when: {}, then: 100 }],
  statuses: [
    { statusCode: DISSOLVED_STATUSES, then: null },
    { statusCode: NOT_DISSOLVED_STATUSES, then: 'An entity that is not dissolved has nothing to reinstate.' },
  ],
  fraudCheck: {
    fact: 'twoYearsDissolved',
    cause:
      'Since this filing began, the entity has come to be dissolved for two years. The office reviews this filing before it takes effect. It asks for an email address and private attachments.',
  },
});
