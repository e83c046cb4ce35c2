import { auditEntries } from './audit-log';
import { closeMatter, paymentMatters } from './payment-matters';
import { openTestRegistry, type TestRegistry } from '../testing/open-test-registry';

jest.setTimeout(60_000);

let open: TestRegistry;
const db = () => open.registry.db;

beforeAll(async () => {
  open = await openTestRegistry();
});
afterAll(() => open.close());
beforeEach(async () => {
  await db().deleteFrom('payment_matter').execute();
});

const matter = (number: number, kind: 'withoutFiling' | 'disputed' = 'withoutFiling') => ({
  kind,
  session_id: `cs_${number}`,
  reference: `unknown${number}.1`,
  amount: 50,
  last4: '4242',
  noticed_at: new Date(Date.UTC(2026, 10, number, 18)),
  settled_at: null,
});
const keep = (...matters: ReturnType<typeof matter>[]) =>
  db().insertInto('payment_matter').values(matters).execute();
const closing = { kind: 'withoutFiling', sessionId: 'cs_1', note: 'Refunded at the provider.' } as const;

test('the oldest come first, ten a page, and a page past the end is the last one', async () => {
  await keep(...Array.from({ length: 11 }, (_, index) => matter(index + 1)));
  expect(await paymentMatters(open.registry, 1)).toMatchObject({ count: 11, page: 1 });
  const last = await paymentMatters(open.registry, 9);
  expect(last).toMatchObject({ count: 11, page: 2, matters: [{ sessionId: 'cs_11', amount: 50 }] });
});

test('a filing that its payment has put on record is named with its day', async () => {
  const record = await db()
    .selectFrom('filing_record')
    .innerJoin('entity', 'entity.entity_id', 'filing_record.entity_id')
    .select(['session_id', 'transaction_id', 'entity.entity_id', 'entity.name', 'filed_at'])
    .executeTakeFirstOrThrow();
  await keep({ ...matter(1, 'disputed'), session_id: record.session_id });
  const { matters } = await paymentMatters(open.registry, 1);
  expect(matters).toMatchObject([
    {
      entityId: record.entity_id,
      entityName: record.name,
      transactionId: record.transaction_id,
      filedAt: record.filed_at.toISOString(),
    },
  ]);
});

test('of two who close a payment at once one does, the other is told by whom, and the log has one entry', async () => {
  await keep(matter(1));
  const answers = await Promise.all([
    closeMatter(open.registry, closing, 'admin'),
    closeMatter(open.registry, closing, 'reviewer'),
  ]);
  const first = answers.find((answer) => answer?.status === 'closed');
  expect(answers).toContainEqual({ status: 'closedBefore', closedBy: first?.closedBy });
  expect(await closeMatter(open.registry, closing, 'admin')).toEqual({
    status: 'closedBefore',
    closedBy: first?.closedBy,
  });
  expect((await paymentMatters(open.registry, 1)).count).toBe(0);
  const { entries } = await auditEntries(db(), { action: 'paymentClosed', size: 50 });
  expect(entries).toMatchObject([
    { userId: first?.closedBy, details: { payment: '$50, unknown1.1', note: 'Refunded at the provider.' } },
  ]);
});

test('a payment that the comparison has closed was closed by nobody, and an unknown one is unknown', async () => {
  await keep({ ...matter(1), settled_at: new Date() } as never);
  expect(await closeMatter(open.registry, closing, 'admin')).toEqual({
    status: 'closedBefore',
    closedBy: '',
  });
  expect(await closeMatter(open.registry, { ...closing, sessionId: 'cs_2' }, 'admin')).toBeUndefined();
});
