import { randomUUID } from 'node:crypto';
import { initialFiling } from '#rules';
import type { Filing } from '#rules';
import type { Input } from '../contract/operation';
import type { Principal } from '../callers/principal';
import { PUBLIC_PRINCIPAL } from '../callers/principal';
import { filingOnRecord } from '../testing/filing-on-record';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { filingOperations } from './filing';
import { paymentOperations } from './payment';

const SECURE = '20101000015';
const ACCOUNT = { accountId: 'robin', session: 'a digest', mustChangePassword: false };
const FILER: Principal = { kind: 'secureFiling', entityId: SECURE, account: ACCOUNT };

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

const save = async (filing: Filing, principal: Principal, refId?: string) => {
  const input = { body: { filing, ...(refId && { refId }) }, principal } as Input<'saveFiling'>;
  return (await filingOperations.saveFiling(open.registry, input)).apiData;
};

test('a draft on an entity with secure filing cannot be taken over by saving or paying it as another filing', async () => {
  const filing = await filingOnRecord(open.registry, 'chgpoa', SECURE);
  const { refId = '' } = await save(filing, FILER);
  const formation = initialFiling({ filingType: 'llc', submissionKey: filing.submissionKey });
  await expect(save(formation, PUBLIC_PRINCIPAL, refId)).rejects.toMatchObject({ status: 401 });
  await expect(save(formation, PUBLIC_PRINCIPAL)).rejects.toMatchObject({ status: 401 });
  const here = '/business/filing/llc/filingreview';
  const urls = { receiptUrl: here, backUrl: here, cancelUrl: here };
  const payment = { body: { refId, filing: formation, ...urls }, principal: PUBLIC_PRINCIPAL };
  await expect(
    paymentOperations.startPayment(open.registry, payment as Input<'startPayment'>),
  ).rejects.toMatchObject({ status: 401 });
  const read = { body: { refId }, principal: PUBLIC_PRINCIPAL } as Input<'getFiling'>;
  await expect(filingOperations.getFiling(open.registry, read)).rejects.toMatchObject({ status: 401 });
});

test('another filing is saved by everybody', async () => {
  const filing = initialFiling({ filingType: 'llc', submissionKey: randomUUID() });
  expect(await save(filing, PUBLIC_PRINCIPAL)).toMatchObject({ code: 200 });
});
