import { CURRENT_STATUSES, DISSOLVED_STATUSES } from '../../entities/entity-statuses';
import { declareFiling, step } from '../declare-filing';
import { CURE_FIRST, REINSTATE_FIRST } from '../obstacles';

/** The periodic report (W2-flow-report). */
export const report = declareFiling({
  name: 'report',
  inFeatures: 'periodic report',
  isSupported: true,
  stepCount: 6,
  transactions: [{ transactionType: 'REPORT', transactionDescription: 'Periodic Report' }],
  task: 'standing',
  title: 'File a periodic report',
  noun: 'A periodic report',
  filedText: 'The periodic report of {name} is on record.',
  steps: [
    step('reportintro', null, 'File a periodic report'),
    step('principalofficeaddress', 1, 'Principal office address'),
    step('registeredagent', 2, 'Registered agent'),
    step('filer', 3, 'Filer'),
    step('notifications', 4, 'Notifications'),
    step('filingreview', 5, 'Filing review'),
    step('payment', null, 'Payment'),
    step('receipt', 6, 'Receipt'),
    step('whatsnext', null, "What's next"),
  ],
  fees: [
    { when: { isAfterDueMonth: false }, then: 25 },
    { when: { isAfterDueMonth: true }, then: 75 },
  ],
  statuses: [
    { statusCode: CURRENT_STATUSES, then: null },
    { statusCode: 'DQQ', then: CURE_FIRST },
    { statusCode: DISSOLVED_STATUSES, then: REINSTATE_FIRST },
  ],
});
