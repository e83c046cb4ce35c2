import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type {
  NameClaim,
  PaymentAction,
  PaymentAttempt,
  PaymentWord,
  SubmissionState,
} from './submission-state';
import { NAME_CLAIMS, PAYMENT_ATTEMPTS, PAYMENT_WORDS, SUBMISSION_STATES } from './submission-state';

/** What becomes of a submission, and what the registry does about it. `same` leaves the state. */
export interface PaymentDecision {
  next: SubmissionState | 'same';
  action: PaymentAction;
}

/**
 * What a payment provider's word does to a submission. Words may come twice, late and in any order:
 * once filed a submission stays filed, and a charge that files nothing is always given back.
 */
export const paymentDecisionTable = defineTable<PaymentDecision>()({
  name: "The payment provider's word on a submission",
  source: 'W7-payment',
  hitPolicy: 'unique',
  inputs: {
    attempt: choice(PAYMENT_ATTEMPTS),
    state: choice(SUBMISSION_STATES),
    word: choice(PAYMENT_WORDS),
    name: choice(NAME_CLAIMS),
  },
  rows: [
    {
      when: { attempt: 'superseded', word: 'succeeded' },
      then: { next: 'same', action: 'refund' },
    },
    {
      when: { attempt: 'superseded', word: { except: 'succeeded' } },
      then: { next: 'same', action: 'none' },
    },
    {
      when: {
        attempt: 'current',
        state: ['opening', 'awaiting', 'declined', 'lapsed', 'canceled'],
        word: 'succeeded',
        name: ['held', 'free'],
      },
      then: { next: 'filed', action: 'file' },
    },
    {
      when: {
        attempt: 'current',
        state: ['opening', 'awaiting', 'declined', 'lapsed', 'canceled'],
        word: 'succeeded',
        name: 'taken',
      },
      then: { next: 'refunding', action: 'refund' },
    },
    {
      when: { attempt: 'current', state: ['opening', 'awaiting', 'declined'], word: 'failed' },
      then: { next: 'declined', action: 'none' },
    },
    {
      when: { attempt: 'current', state: ['opening', 'awaiting', 'declined'], word: 'expired' },
      then: { next: 'lapsed', action: 'release' },
    },
    {
      when: { attempt: 'current', state: ['opening', 'awaiting', 'declined'], word: 'canceled' },
      then: { next: 'canceled', action: 'release' },
    },
    {
      when: { attempt: 'current', state: ['lapsed', 'canceled'], word: ['failed', 'expired', 'canceled'] },
      then: { next: 'same', action: 'none' },
    },
    {
      when: {
        attempt: 'current',
        state: ['opening', 'awaiting', 'declined', 'lapsed', 'canceled', 'refunding'],
        word: 'refunded',
      },
      then: { next: 'refunded', action: 'release' },
    },
    {
      when: { attempt: 'current', state: 'refunding', word: { except: 'refunded' } },
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
  word: PaymentWord;
  name: NameClaim;
}): { next: SubmissionState; action: PaymentAction } {
  const { next, action } = evaluate(paymentDecisionTable, facts);
  return { next: next === 'same' ? facts.state : next, action };
}
