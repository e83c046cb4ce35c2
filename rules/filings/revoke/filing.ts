import { DISSOLVED_STATUSES, NOT_DISSOLVED_STATUSES } from '../../entities/entity-statuses';
import { declareFiling, step } from '../declare-filing';

/** The statement that revokes a filing whose day is still to come (T1-revoke). */
export const revoke = declareFiling({
  name: 'revoke',
  inFeatures: 'statement of revocation',
  isSupported: true,
  stepCount: 4,
  transactions: [{ transactionType: 'REVOKE', transactionDescription: 'Statement of Revocation' }],
  task: 'change',
  title: 'Revoke a delayed filing',
  noun: 'A statement of revocation',
  filedText: 'The filing is revoked. The statement of revocation of {name} is on record.',
  revokes: true,
  steps: [
    step('intro', null, 'Revoke a delayed filing'),
    step('revokedfiling', 1, 'Filing to revoke'),
    step('filer', 2, 'Filer'),
    step('notifications', 3, 'Notifications'),
    step('filingreview', 4, 'Filing review'),
    step('payment', null, 'Payment'),
    step('receipt', null, 'Receipt'),
    step('whatsnext', null, "What's next"),
  ],
  fees: [{ when: {}, then: 10 }],
  statuses: [{ statusCode: [...NOT_DISSOLVED_STATUSES, ...DISSOLVED_STATUSES], then: null }],
});
