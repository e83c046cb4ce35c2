import { filingOperations } from '../../operations/filing';
import { openTestRegistry, type TestRegistry } from '../../testing/open-test-registry';
import { saveReceiptAddress } from './find-receipt';

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry({ passcodeTries: 3 });
});
afterAll(() => open.close());
const registry = () => open.registry;

let serial = 0;
const caller = () => `10.${(serial += 1)}.0.1`;
const find = async (number: string, email: string, clientAddress = caller()) =>
  (
    await filingOperations.findReceipt(registry(), {
      body: { number, email },
      clientAddress,
      principal: { kind: 'public' },
    } as never)
  ).apiData;

/** A filing of the sample registry, with an address to which its receipt was mailed. */
async function mailedReceipt() {
  const { transaction_id: number } = await registry()
    .db.selectFrom('filing_record')
    .select('transaction_id')
    .orderBy('transaction_id')
    .executeTakeFirstOrThrow();
  const { passcodeSecret: secret } = registry().config;
  await saveReceiptAddress(registry().db, { secret, transactionId: number, email: 'Ada@Example.com' });
  return number;
}

test('is found by its number and an address that it was mailed to', async () => {
  const number = await mailedReceipt();
  const found = await find(` ${number} `, 'ADA@example.com');
  expect(found).toMatchObject({ code: 200, receipt: { transactionId: number } });
  // The filing's own reference would permit correcting a rejected filing.
  expect(JSON.stringify(found)).not.toContain('refId');
  expect(found.receipt).not.toHaveProperty('review');
});

test('is found by the address for notifications', async () => {
  const record = await registry()
    .db.selectFrom('filing_record')
    .selectAll()
    .orderBy('transaction_id', 'desc')
    .executeTakeFirstOrThrow();
  const emails = [{ email: 'told@example.com' }];
  const filing = { ...record.filing, notificationsValues: { ...record.filing.notificationsValues, emails } };
  await registry()
    .db.updateTable('filing_record')
    .set({ filing: JSON.stringify(filing) })
    .where('transaction_id', '=', record.transaction_id)
    .execute();
  expect(await find(record.transaction_id, 'told@example.com')).toMatchObject({ code: 200 });
});

test('is refused alike, and takes as long, whichever of the two is wrong', async () => {
  const number = await mailedReceipt();
  const timed = async (...pair: [string, string]) => {
    const began = performance.now();
    const answer = await find(...pair);
    return { answer, took: performance.now() - began };
  };
  const wrong = [await timed(number, 'eve@example.com'), await timed('20991000001', 'ada@example.com')];
  for (const { answer, took } of wrong) {
    expect(answer).toEqual({ code: 404 });
    expect(took).toBeGreaterThan(295);
  }
});

test('is not looked for without end', async () => {
  const number = await mailedReceipt();
  const from = caller();
  for (let count = 0; count < 3; count += 1) await find(number, `eve${count}@example.com`, from);
  await expect(find(number, 'ada@example.com', from)).rejects.toMatchObject({ status: 429 });
});

test.each([
  ['', 'ada@example.com'],
  ['2026', 'ada@example.com'],
  ['20261000002', 'ada'],
])('"%s" with "%s" do not belong together', async (number, email) => {
  await expect(find(number, email)).rejects.toMatchObject({ status: 422 });
});
