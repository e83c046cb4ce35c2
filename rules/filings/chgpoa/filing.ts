import { DISSOLVED_STATUSES, NOT_DISSOLVED_STATUSES } from '../../entities/entity-statuses';
import { declareFiling, step } from '../declare-filing';
import { REINSTATE_FIRST } from '../obstacles';

/** The change of the principal office address (W2-flow-chgpoa, A2-poa). */
export const chgpoa = declareFiling({
  name: 'chgpoa',
  inFeatures: 'change of principal office address',
  isSupported: true,
  stepCount: 6,
  transactions: [
    {
      transactionType: 'CHG_ENT_ADR',
      transactionDescription: 'Statement of Change Changing the Principal Office Address',
    },
  ],
  task: 'change',
  title: 'Change the principal office address',
  noun: 'A change of address',
  filedText: 'The change is on record for {name}.',
  madeToChange: 'principalOffice',
  steps: [
    step('intro', null, 'Change the principal office address'),
    step(
      'principalofficeaddress',
      1,
      'Principal office address',
      {},
      { changeStatement: "The entity's principal office has changed. The new address is:" },
    ),
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
});
