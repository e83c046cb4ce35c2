import { paymentDecision } from '../payment/payment-decision';
import type { SubmissionState } from '../payment/submission-state';
import { NAME_CLAIMS, PAYMENT_EVENT_TYPES, SUBMISSION_STATES } from '../payment/submission-state';
import type { LifeState } from './life';
import { LIFE_STATES, LIFE_TABLE, lifeStep, recordedAfter } from './life';

/** The state of the filing while its payment has one of its own. */
const LIFE_OF: Readonly<Record<SubmissionState, LifeState>> = {
  opening: 'beingPaid',
  awaiting: 'beingPaid',
  declined: 'beingPaid',
  expired: 'inProgress',
  canceled: 'inProgress',
  refunding: 'inProgress',
  refunded: 'inProgress',
  filed: 'received',
};

const after = (state: LifeState | undefined, event: 'paymentArrives' | 'paymentEnds' | 'refund') =>
  state && lifeStep(state, event)?.next;

const payments = SUBMISSION_STATES.flatMap((state) =>
  PAYMENT_EVENT_TYPES.flatMap((event) => NAME_CLAIMS.map((name) => ({ state, event, name }))),
);

test.each(payments)(
  'what $event does to a payment that is $state, its name $name, is possible in the life of its filing',
  (facts) => {
    const { next, action } = paymentDecision({ ...facts, attempt: 'current' });
    const before = LIFE_OF[facts.state];
    const arrived = after(before, 'paymentArrives');
    const reached = { file: arrived, refund: after(arrived, 'refund') }[action as 'file' | 'refund'];
    const ended = LIFE_OF[next] === before ? before : after(before, 'paymentEnds');
    expect(reached ?? ended).toBe(LIFE_OF[next]);
    if (action === 'file') expect(arrived).toBe('received');
  },
);

test('something leads to every state', () => {
  const reached = LIFE_TABLE.rows.map(({ then }) => then?.next);
  expect(LIFE_STATES.filter((state) => !reached.includes(state))).toEqual([]);
});

test('what leads to nothing on record is no state to write down', () => {
  expect(() => recordedAfter('delayed', 'approve')).toThrow(RangeError);
  expect(() => recordedAfter('beingPaid', 'paymentArrives')).toThrow(RangeError);
});
