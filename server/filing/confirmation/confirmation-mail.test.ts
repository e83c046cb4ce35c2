import { englishOf, formatOfficeDateTime, howToVerify } from '#rules';
import type { FilingRecord } from '../../database/tables/filings';
import { confirmationMails, receiptMail } from './confirmation-mail';
import { fileAndPay } from '../../testing/filing-on-record';
import { llcFiling } from '../../testing/llc-filing';
import { queueSampleFiling } from '../../testing/queued-filing';
import { registryOfTests } from '../../testing/registry-of-tests';

const registry = registryOfTests();
const ADDRESS = 'https://registry.example/receipt';
const ON_RECORD = 'https://registry.example/business/search/20261000001';
const NOT_ME = 'https://registry.example/business/help/not-me?entityId=20261000001';
const WATCHER = 'watcher@example.com';

const recordOf = async (transactionId: string): Promise<FilingRecord> => {
  const record = await registry()
    .db.selectFrom('filing_record')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  const { notificationsValues } = record.filing;
  return {
    ...record,
    filing: {
      ...record.filing,
      notificationsValues: { ...notificationsValues, emails: [{ email: WATCHER }] },
    },
  };
};

test('who watches a record reads when a filing counts, and nothing of its payment', async () => {
  const { receipt } = await fileAndPay(registry(), await llcFiling(registry(), 'Watched LLC'));
  const record = await recordOf(receipt.transactionId);
  const [mail] = confirmationMails(record, {
    refId: 'ref',
    address: ADDRESS,
    onRecord: ON_RECORD,
    notMe: NOT_ME,
  });
  expect(mail?.to).toBe(WATCHER);
  expect(mail?.text).toContain(`In effect since: ${formatOfficeDateTime(record.effective_at.toISOString())}`);
  expect(mail?.text).not.toMatch(/Payment|Amount|4242/);
  expect(mail?.text).toContain('State: On record and in effect');
  expect(mail?.text).toContain(englishOf(howToVerify(ON_RECORD)));
  const { text } = receiptMail(record, {
    refId: 'ref',
    to: 'ada@example.com',
    address: ADDRESS,
    onRecord: ON_RECORD,
  });
  expect(text).toMatch(/^Payment: .* ending in 4242$/m);
  expect(text).toMatch(/^Amount: \$50\.00$/m);
  expect(text).toContain('State: On record and in effect');
  expect(text).toContain(englishOf(howToVerify(ON_RECORD)));
  const delayed: FilingRecord = { ...record, effect_state: 'delayed' };
  expect(
    confirmationMails(delayed, { refId: 'ref', address: ADDRESS, onRecord: ON_RECORD, notMe: NOT_ME })[0]
      ?.text,
  ).toContain('State: On record, not yet in effect');
});

test('the filer of a filing that is reviewed reads what was paid and which day was asked for', async () => {
  const { row } = await queueSampleFiling(registry(), 'cure', { delay: 9 });
  const record = await recordOf(row.transaction_id);
  const { effectiveDateTime } = record.filing.effectiveDateValues;
  const [toFiler, toWatcher] = confirmationMails(record, {
    refId: 'ref',
    address: ADDRESS,
    onRecord: ON_RECORD,
    notMe: NOT_ME,
  });
  const asked = `Asked to take effect: ${formatOfficeDateTime(effectiveDateTime)}`;
  expect(toFiler?.text).toContain(asked);
  expect(toFiler?.text).toContain('Amount: ');
  expect(toFiler?.text).toContain('State: Queued for review: not on record');
  // There is nothing of it on record that could be looked up.
  expect(toFiler?.text).not.toContain(ON_RECORD);
  expect(toWatcher?.text).toContain(asked);
  expect(toWatcher?.text).not.toContain('Amount: ');
  for (const mail of [toFiler, toWatcher]) expect(mail?.text).toContain(`This wasn't me: ${NOT_ME}`);
});
