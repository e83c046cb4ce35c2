import { DISSOLVED_STATUSES, NOT_DISSOLVED_STATUSES } from '../../entities/entity-statuses';
import { declareFiling, step } from '../declare-filing';
import { REINSTATE_FIRST } from '../obstacles';

/** The change of the registered agent (W2-flow-chgra, W2-fraud-order). */
export const chgra = declareFiling({
  name: 'chgra',
  inFeatures: 'change of registered agent',
  isSupported: true,
  stepCount: 6,
  transactions: [
    {
      transactionType: 'CHG_AGT_INFO',
      transactionDescription: 'Statement of Change Changing the Registered Agent Information',
    },
  ],
  task: 'change',
  title: 'Change the registered agent',
  noun: 'A change of registered agent',
  filedText: 'The change is on record for {name}.',
  madeToChange: 'registeredAgent',
  steps: [
    step('intro', null, 'Change the registered agent'),
    step(
      'registeredagent',
      1,
      'Registered agent',
      {},
      { changeStatement: "The entity's registered agent has changed. The new registered agent is:" },
    ),
    step('email', 2, 'Email', { adminFraudCheck: true }),
    step('privateattachments', 2, 'Private attachments', { adminFraudCheck: true }),
    step('additionalinfo', 2, 'Additional information'),
    step('attachments', 2, 'Attachments', { attaches: 'Y' }),
    step('effectivedate', 3, 'Delayed effective date'),
    step('filer', 4, 'Filer'),
    step('notifications', 5, 'Notifications'),
    step('filingreview', 6, 'Filing review'),
    step('payment', null, 'Payment'),
    step('receipt', null, 'Receipt'),
    step('whatsnext', null, "What's next"),
  ],
  fees: [{ when: {}, then: 10 }],
  statuses: [
    { statusCode: NOT_DISSOLVED_STATUSES, then: null },
    { statusCode: DISSOLVED_STATUSES, then: REINSTATE_FIRST },
  ],
  fraudCheck: {
    fact: 'agentChangeReview',
    cause:
      'Since this filing began, the office has marked the entity for a review of its registered agent. The office reviews this filing before it takes effect. It asks for an email address and private attachments.',
  },
});
