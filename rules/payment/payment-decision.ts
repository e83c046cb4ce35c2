import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type {
  NameClaim,
  PaymentAction,
  PaymentAttempt,
  PaymentEventType,
  SubmissionState,
} from './submission-state';
import { NAME_CLAIMS, PAYMENT_ATTEMPTS, PAYMENT_EVENT_TYPES, SUBMISSION_STATES } from './submission-state';

/** The new state of a submission, and the registry's action. `same` keeps the state. */
export interface PaymentDecision {
  next: SubmissionState | 'same';
  action: PaymentAction;
}

/**
 * The effect of a payment event on a submission. Events may come twice, late and in any order: once filed, a submission stays filed, and a
 * charge that files nothing is always refunded.
 */
export const paymentDecisionTable = defineTable<PaymentDecision>()({
  name: 'What a payment event does to a submission',
  source: 'W7-payment',
  hitPolicy: 'unique',
  inputs: {
    attempt: choice(PAYMENT_ATTEMPTS),
    state: choice(SUBMISSION_STATES),
    event: choice(PAYMENT_EVENT_TYPES),
    name: choice(NAME_CLAIMS),
  },
  rows: [
    {
      when: { attempt: 'superseded', event: 'succeeded' },
      then: { next: 'same', action: 'refund' },
    },
    {
      when: { attempt: 'superseded', event: { except: 'succeeded' } },
      then: { next: 'same', action: 'none' },
    },
    {
      when: {
        attempt: 'current',
        state: ['opening', 'awaiting', 'declined', 'expired', 'canceled'],
        event: 'succeeded',
        name: ['held', 'free'],
      },
      then: { next: 'filed', action: 'file' },
    },
    {
      when: {
        attempt: 'current',
        state: ['opening', 'awaiting', 'declined', 'expired', 'canceled'],
        event: 'succeeded',
        name: 'taken',
      },
      then: { next: 'refunding', action: 'refund' },
    },
    {
      when: { attempt: 'current', state: ['opening', 'awaiting', 'declined'], event: 'failed' },
      then: { next: 'declined', action: 'none' },
    },
    {
      when: { attempt: 'current', state: ['opening', 'awaiting', 'declined'], event: 'expired' },
      then: { next: 'expired', action: 'release' },
    },
    {
      when: { attempt: 'current', state: ['opening', 'awaiting', 'declined'], event: 'canceled' },
      then: { next: 'canceled', action: 'release' },
    },
    {
      when: { attempt: 'current', state: ['expired', 'canceled'], event: ['failed', 'expired', 'canceled'] },
      then: { next: 'same', action: 'none' },
    },
    {
      when: {
        attempt: 'current',
        state: ['opening', 'awaiting', 'declined', 'expired', 'canceled', 'refunding'],
        event: 'refunded',
      },
      then: { next: 'refunded', action: 'release' },
    },
    {
      when: { attempt: 'current', state: 'refunding', event: { except: 'refunded' } },
      then: { next: 'same', action: 'none' },
    },
    {
      when: { attempt: 'current', state: ['filed', 'refunded'] },
      then: { next: 'same', action: 'none' },
    },
  ],
});

/** The row that fits, with the state that follows spelled out. */
export function paymentDecision(facts: {
  attempt: PaymentAttempt;
  state: SubmissionState;
  event: PaymentEventType;
  name: NameClaim;
}): { next: SubmissionState; action: PaymentAction } {
  const { next, action } = evaluate(paymentDecisionTable, facts);
  return { next: next === 'same' ? facts.state : next, action };
}
