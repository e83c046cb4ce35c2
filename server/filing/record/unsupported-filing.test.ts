import { randomUUID } from 'node:crypto';
import type { Filing } from '#rules';
import { FILING_TYPES, findEffect, initialFiling, isSupportedFiling } from '#rules';
import type { TestRegistry } from '../../testing/open-test-registry';
import { openTestRegistry } from '../../testing/open-test-registry';
import { PUBLIC_PRINCIPAL } from '../../callers/principal';
import { startPayment } from '../payment/start-payment';

const HERE = '/business/filing/report/filingreview';
const REFUSED = {
  status: 422,
  details: {
    problems: [
      {
        step: 'filingreview',
        path: 'filingType',
        code: 'unavailable',
        message: 'This filing cannot be made online yet.',
      },
    ],
  },
};

let open: TestRegistry;
const start = (filing: Filing) =>
  startPayment(open.registry, { filing, receiptUrl: HERE, backUrl: HERE, cancelUrl: HERE }, PUBLIC_PRINCIPAL);
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

test.each(FILING_TYPES)(
  'what a filing of type %s does is known exactly when the registry carries it out',
  (type) => {
    expect(findEffect(type) !== undefined).toBe(isSupportedFiling(type));
  },
);

test('a filing without a type is refused at payment start', async () => {
  const filing = {
    ...initialFiling({ filingType: 'llc', submissionKey: randomUUID() }),
    filingType: '' as const,
  };
  await expect(start(filing)).rejects.toMatchObject(REFUSED);
});
