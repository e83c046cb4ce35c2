import { DISSOLVED_STATUSES, NOT_DISSOLVED_STATUSES } from '../../entities/entity-statuses';
import { declareFiling, step } from '../declare-filing';
import { REINSTATE_FIRST } from '../obstacles';

/** The change of the mailing address alone, where the street address of the principal office stays (W5-address). */
export const chgma = declareFiling({
  name: 'chgma',
  inFeatures: 'change of mailing address',
  isSupported: true,
  stepCount: 6,
  transactions: [
    {
      transactionType: 'CHG_MAIL_ADR',
      transactionDescription: 'Statement of Change Changing the Mailing Address',
    },
  ],
  task: 'change',
  title: 'Change the mailing address',
  noun: 'A change of mailing address',
  filedText: 'The change of mailing address of {name} is on record.',
  madeToChange: 'mailingAddress',
  steps: [
    step('intro', null, 'Change the mailing address'),
    step('mailingaddress', 1, 'Mailing address'),
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
