import { verify } from '../decision-table/verify';
import { paymentDecision, paymentDecisionTable } from './payment-decision';
import type { NameClaim, PaymentWord, SubmissionState } from './submission-state';

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length <= 1
    ? [[...items]]
    : items.flatMap((item, index) =>
        permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
      );

/** Plays words against a submission as the server would: each action changes what is true of the name. */
function play(words: readonly PaymentWord[], nameIsTakenWhenGivenUp: boolean) {
  let state: SubmissionState = 'awaiting';
  let name: NameClaim = 'held';
  const actions: string[] = [];
  for (const word of words) {
    const decision = paymentDecision({ attempt: 'current', state, word, name });
    state = decision.next;
    if (decision.action !== 'none') actions.push(decision.action);
    if (decision.action === 'release') name = nameIsTakenWhenGivenUp ? 'taken' : 'free';
    if (decision.action === 'file') name = 'held';
  }
  return { state, actions };
}

test('the table has neither gap nor overlap nor unreachable row', () => {
  expect(verify(paymentDecisionTable)).toEqual([]);
});

describe.each<{ words: PaymentWord[] }>([
  { words: ['succeeded', 'succeeded'] },
  { words: ['failed', 'failed', 'succeeded'] },
  { words: ['failed', 'expired', 'succeeded'] },
  { words: ['failed', 'canceled', 'succeeded', 'succeeded'] },
  { words: ['failed', 'expired', 'expired', 'canceled', 'succeeded'] },
])('$words in any order', ({ words }) => {
  const orders = permutations(words);

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
      const settled = actions.filter((action) => action === 'file' || action === 'refund');
      expect({ order, settled: settled.length }).toEqual({ order, settled: 1 });
      expect(state).toBe(settled[0] === 'file' ? 'filed' : 'refunding');
    }
  });
});

describe.each<{ words: PaymentWord[]; ends: SubmissionState }>([
  { words: ['failed', 'failed', 'expired'], ends: 'lapsed' },
  { words: ['failed', 'canceled', 'canceled'], ends: 'canceled' },
])('$words without a success, in any order', ({ words, ends }) => {
  test(`ends ${ends}, gives the name up once and files nothing`, () => {
    for (const order of permutations(words)) {
      expect(play(order, false)).toEqual({ state: ends, actions: ['release'] });
    }
  });
});

test('a word on a replaced session moves nothing, and its charge goes back', () => {
  for (const state of ['awaiting', 'filed', 'lapsed'] as const) {
    expect(paymentDecision({ attempt: 'superseded', state, word: 'expired', name: 'held' })).toEqual({
      next: state,
      action: 'none',
    });
    expect(paymentDecision({ attempt: 'superseded', state, word: 'succeeded', name: 'held' })).toEqual({
      next: state,
      action: 'refund',
    });
  }
});
