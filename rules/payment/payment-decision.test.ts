import { verify } from '../decision-table/verify';
import { paymentDecision, paymentDecisionTable } from './payment-decision';
import type { NameClaim, PaymentEventType, SubmissionState } from './submission-state';

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length <= 1
    ? [[...items]]
    : items.flatMap((item, index) =>
        permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
      );

/** Applies events to a submission as the server would: each action changes what is true of the name. */
function play(events: readonly PaymentEventType[], nameIsTakenWhenReleased: boolean) {
  let state: SubmissionState = 'awaiting';
  let name: NameClaim = 'held';
  const actions: string[] = [];
  for (const event of events) {
    const decision = paymentDecision({ attempt: 'current', state, event, name });
    state = decision.next;
    if (decision.action !== 'none') actions.push(decision.action);
    if (decision.action === 'release') name = nameIsTakenWhenReleased ? 'taken' : 'free';
    if (decision.action === 'file') name = 'held';
  }
  return { state, actions };
}

test('the table has neither gap nor overlap nor unreachable row', () => {
  expect(verify(paymentDecisionTable)).toEqual([]);
});

describe.each<{ events: PaymentEventType[] }>([
  { events: ['succeeded', 'succeeded'] },
  { events: ['failed', 'failed', 'succeeded'] },
  { events: ['failed', 'expired', 'succeeded'] },
  { events: ['failed', 'canceled', 'succeeded', 'succeeded'] },
  { events: ['failed', 'expired', 'expired', 'canceled', 'succeeded'] },
])('$events in any order', ({ events }) => {
  const orders = permutations(events);

  test('files exactly once while the name can be had', () => {
    for (const order of orders) {
      const { state, actions } = play(order, false);
      expect({ order, state }).toEqual({ order, state: 'filed' });
      expect(actions.filter((action) => action === 'file')).toHaveLength(1);
      expect(actions).not.toContain('refund');
    }
  });

  test('files once or refunds once when somebody takes the name, never both', () => {
    for (const order of orders) {
      const { state, actions } = play(order, true);
      const ended = actions.filter((action) => action === 'file' || action === 'refund');
      expect({ order, ended: ended.length }).toEqual({ order, ended: 1 });
      expect(state).toBe(ended[0] === 'file' ? 'filed' : 'refunding');
    }
  });
});

describe.each<{ events: PaymentEventType[]; ends: SubmissionState }>([
  { events: ['failed', 'failed', 'expired'], ends: 'expired' },
  { events: ['failed', 'canceled', 'canceled'], ends: 'canceled' },
])('$events without a success, in any order', ({ events, ends }) => {
  test(`ends ${ends}, releases the name once and files nothing`, () => {
    for (const order of permutations(events)) {
      expect(play(order, false)).toEqual({ state: ends, actions: ['release'] });
    }
  });
});

test('an event of a replaced session changes nothing, and its charge is refunded', () => {
  for (const state of ['awaiting', 'filed', 'expired'] as const) {
    expect(paymentDecision({ attempt: 'superseded', state, event: 'expired', name: 'held' })).toEqual({
      next: state,
      action: 'none',
    });
    expect(paymentDecision({ attempt: 'superseded', state, event: 'succeeded', name: 'held' })).toEqual({
      next: state,
      action: 'refund',
    });
  }
});
