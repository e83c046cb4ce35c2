import type { Filing } from '#rules';
import { reviewProblems } from '#rules';
import { completeFiling } from '../step-definitions/samples/filing';
import { withAgentAt } from '../step-definitions/samples/with-agent-at';
import { mockRegistry } from './node';
import { resetState } from './state';

const KEY = '0b9f4f2e-6f5e-4a57-9d3c-0c6a0a6b2f12';

beforeAll(() => mockRegistry.listen({ onUnhandledRequest: 'error' }));
afterEach(resetState);
afterAll(() => mockRegistry.close());

/** The problems with which the payment of a filing is refused; undefined where it begins. */
async function refusalOf(filing: Filing): Promise<unknown> {
  const response = await fetch(`${globalThis.location.origin}/business-api/payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filing, receiptUrl: '/receipt', backUrl: '/back', cancelUrl: '/cancel' }),
  });
  const { apiData } = (await response.json()) as { apiData: { problems?: unknown } };
  return apiData.problems;
}

test('a filing is refused for what its review says, also about the addresses of the agent', async () => {
  const sound = completeFiling(KEY, 'Tamarack Bend LLC');
  expect(await refusalOf(sound)).toBeUndefined();
  resetState();
  const boxed = withAgentAt(sound, 'street', 'PO Box 12, Denver, CO 80201');
  const problems = reviewProblems(boxed, { now: new Date().toISOString() });
  expect(problems).toMatchObject([{ step: 'registeredagent', code: 'poBox' }]);
  expect(await refusalOf(boxed)).toEqual(problems);
});
