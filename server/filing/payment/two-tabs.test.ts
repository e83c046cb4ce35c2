import type { Filing } from '#rules';
import { paySession } from '../../providers/payment/pay-session';
import { llcFiling } from '../../testing/llc-filing';
import type { TestRegistry } from '../../testing/open-test-registry';
import { openTestRegistry } from '../../testing/open-test-registry';
import { receiptAnswer } from '../receipt/receipt';
import { PUBLIC_PRINCIPAL } from '../../callers/principal';
import { startPayment } from './start-payment';
import { claimAttempt } from './attempts';
import { findSubmission } from '../submissions/submissions';

let open: TestRegistry;
let serial = 0;
const registry = () => open.registry;
const fresh = () => llcFiling(registry(), `Two Tabs ${(serial += 1)} LLC`);
const HERE = '/business/filing/llc/filingreview';
const start = (filing: Filing) =>
  startPayment(registry(), { filing, receiptUrl: HERE, backUrl: HERE, cancelUrl: HERE }, PUBLIC_PRINCIPAL);

/** The same filing with other contents, a different one each time. */
const saying = (filing: Filing, additionalInfo: string): Filing => ({
  ...filing,
  additionalInfoValues: { ...filing.additionalInfoValues, additionalInfo },
});

const pay = (sessionId: string) =>
  paySession(
    registry().db,
    sessionId,
    { cardNumber: '4242424242424242', expiry: '12/40', securityCode: '123', cardholder: 'Ada Park' },
    registry().clock.now(),
  );

const openPages = () =>
  registry().db.selectFrom('card_session').select('session_id').where('state', '=', 'open').execute();

const closePages = () => registry().db.updateTable('card_session').set({ state: 'canceled' }).execute();

beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

test.each([2, 3, 8])(
  '%i tabs that send different contents at the same moment are led to one card page',
  async (tabs) => {
    await closePages();
    const filing = await fresh();
    const contents = Array.from({ length: tabs }, (_, tab) => saying(filing, `Said in tab ${tab}.`));
    const starts = await Promise.all(contents.map(start));
    expect(new Set(starts.map(({ kind }) => kind))).toEqual(new Set(['pay']));
    const last = await start(saying(filing, 'The latest content.'));
    if (last.kind !== 'pay') throw new Error(`The payment did not begin: ${last.kind}`);
    const pages = await openPages();
    expect(pages).toHaveLength(1);
    expect(last.paymentUrl).toContain(pages[0]?.session_id);
    await pay(pages[0]?.session_id ?? '');
    expect((await receiptAnswer(registry(), last.refId)).code).toBe(200);
    const record = await registry()
      .db.selectFrom('filing_record')
      .select('filing')
      .where('submission_key', '=', filing.submissionKey)
      .executeTakeFirstOrThrow();
    expect(record.filing.additionalInfoValues.additionalInfo).toBe('The latest content.');
  },
);

test('of tabs at the same moment the one with the latest content is led to the only open page', async () => {
  await closePages();
  const filing = await fresh();
  const said = ['one', 'two', 'three'];
  const starts = await Promise.all(said.map((text) => start(saying(filing, text))));
  const submission = await findSubmission(registry().db, filing.submissionKey);
  const draft = await registry()
    .db.selectFrom('filing_draft')
    .select(['filing', 'version'])
    .where('submission_key', '=', filing.submissionKey)
    .executeTakeFirstOrThrow();
  const latest = draft.filing.additionalInfoValues.additionalInfo;
  expect(submission?.draft_version).toBe(draft.version);
  expect(submission?.filing.additionalInfoValues.additionalInfo).toBe(latest);
  expect(starts[said.indexOf(latest)]).toMatchObject({ kind: 'pay', paymentUrl: submission?.payment_url });
  expect(await openPages()).toEqual([{ session_id: submission?.session_id }]);
});

test('a request that crashed while it replaced the content does not keep the next one from paying', async () => {
  const filing = await fresh();
  await start(filing);
  const seen = await findSubmission(registry().db, filing.submissionKey);
  if (seen === undefined) throw new Error('There is no submission.');
  expect(await claimAttempt(registry(), seen, { version: 1_000, state: 'replaced' })).toBe(true);
  expect(await claimAttempt(registry(), seen, { version: 1_001, state: 'replaced' })).toBe(false);
  expect((await start(filing)).kind).toBe('pay');
  expect((await findSubmission(registry().db, filing.submissionKey))?.attempt).toBe(2);
}, 20_000);

test('the same content sent again leads to the same page, whichever tab asks', async () => {
  const filing = await fresh();
  const starts = await Promise.all([filing, filing, filing].map(start));
  expect(new Set(starts.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(await start(filing)).toEqual(starts[0]);
});
