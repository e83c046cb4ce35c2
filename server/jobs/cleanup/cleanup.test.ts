import { SUBMISSION_STATES } from '#rules';
import type { SubmissionState } from '#rules';
import type { Database } from '../../database/tables';
import { saveAttachment } from '../../filing/attachments/attachments';
import { saveDraft } from '../../filing/drafts/drafts';
import { PUBLIC_PRINCIPAL } from '../../callers/principal';
import { startPayment } from '../../filing/payment/start-payment';
import { applyPaymentEvent } from '../../filing/payment/apply-payment-event';
import { llcFiling } from '../../testing/llc-filing';
import type { TestRegistry } from '../../testing/open-test-registry';
import { openTestRegistry } from '../../testing/open-test-registry';
import { enqueueJob } from '../../outbox/outbox';
import { workOnce } from '../worker';
import { runCleanup, scheduleCleanup } from './cleanup';

jest.setTimeout(60_000);

const DAY = 86_400_000;
const HOUR = 3_600_000;

let open: TestRegistry;
let serial = 0;
const registry = () => open.registry;
const now = () => registry().clock.now();
const move = (milliseconds: number) => registry().clock.moveTo(new Date(now().getTime() + milliseconds));

beforeAll(async () => {
  open = await openTestRegistry({ draftDays: 30, outboxDays: 10 });
}, 60_000);
afterAll(() => open.close());
afterEach(() => registry().clock.moveTo(null));

async function draft(): Promise<{ refId: string; submissionKey: string }> {
  const filing = await llcFiling(registry(), `Forgotten ${(serial += 1)} LLC`);
  const saved = await saveDraft(registry().db, { refId: undefined, filing, now: now() });
  if (saved.kind !== 'saved') throw new Error('The draft was not saved.');
  return { refId: saved.refId, submissionKey: filing.submissionKey };
}

const attach = (refId: string) =>
  saveAttachment(registry(), {
    refId,
    fileName: 'a.txt',
    mimeType: 'text/plain',
    isPrivate: false,
    contents: Buffer.from('a'),
  });

async function begun() {
  const filing = await llcFiling(registry(), `Forgotten ${(serial += 1)} LLC`);
  const here = '/business/filing/llc/filingreview';
  const start = await startPayment(
    registry(),
    { filing, receiptUrl: here, backUrl: here, cancelUrl: here },
    PUBLIC_PRINCIPAL,
  );
  if (start.kind !== 'pay') throw new Error(`The payment did not begin: ${start.kind}`);
  const { submissionKey } = filing;
  return { refId: start.refId, submissionKey, sessionId: start.paymentUrl.split('/').pop() ?? '', filing };
}

const report = (
  { refId, sessionId }: { refId: string; sessionId: string },
  type: 'expired' | 'canceled' | 'succeeded' | 'refunded',
  attempt = 1,
) =>
  applyPaymentEvent(registry(), {
    eventId: `${refId}:${type}:${attempt}`,
    type,
    sessionId,
    reference: `${refId}.${attempt}`,
    amount: 50,
    paymentType: 'Visa',
    last4: '4242',
  });

const count = async (table: keyof Database, column: string, value: string): Promise<number> => {
  const rows = await registry()
    .db.selectFrom(table)
    .select(({ lit }) => lit(1).as('one'))
    .where(column as never, '=', value as never)
    .execute();
  return rows.length;
};

/** Rows of a filing, table by table. */
const rowsOf = async ({ refId, submissionKey }: { refId: string; submissionKey: string }) => ({
  drafts: await count('filing_draft', 'ref_id', refId),
  files: await count('attachment', 'ref_id', refId),
  submissions: await count('submission', 'submission_key', submissionKey),
  events: await count('payment_event', 'submission_key', submissionKey),
  agents: await count('agent_history', 'submission_key', submissionKey),
  names: await count('name_holding', 'holder_id', refId),
});
const NOTHING = { drafts: 0, files: 0, submissions: 0, events: 0, agents: 0, names: 0 };

test('a filing in progress is removed after its days, with its files; one that was saved since stays', async () => {
  const [forgotten, touched] = [await draft(), await draft()];
  await Promise.all([attach(forgotten.refId), attach(forgotten.refId), attach(touched.refId)]);
  await move(29 * DAY);
  await runCleanup(registry());
  expect(await rowsOf(forgotten)).toMatchObject({ drafts: 1, files: 2 });
  await registry()
    .db.updateTable('filing_draft')
    .set({ updated_at: now() })
    .where('ref_id', '=', touched.refId)
    .execute();
  await move(2 * DAY);
  await runCleanup(registry());
  expect(await rowsOf(forgotten)).toEqual(NOTHING);
  expect(await rowsOf(touched)).toMatchObject({ drafts: 1, files: 1 });
});

test.each(['expired', 'canceled'] as const)('a payment that %s is removed with its filing', async (type) => {
  const one = await begun();
  await attach(one.refId);
  expect(await rowsOf(one)).toMatchObject({ submissions: 1, agents: 1, names: 1 });
  await report(one, type);
  await move(31 * DAY);
  await runCleanup(registry());
  expect(await rowsOf(one)).toEqual(NOTHING);
});

const REMOVABLE: readonly SubmissionState[] = ['expired', 'canceled'];
test.each(SUBMISSION_STATES)(
  'a filing whose submission is %s is removed only when no payment is open',
  async (state) => {
    const one = await begun();
    await registry()
      .db.updateTable('submission')
      .set({ state })
      .where('submission_key', '=', one.submissionKey)
      .execute();
    await move(400 * DAY);
    await runCleanup(registry());
    const { drafts, submissions } = await rowsOf(one);
    const left = REMOVABLE.includes(state) ? 0 : 1;
    expect({ drafts, submissions }).toEqual({ drafts: left, submissions: left });
  },
);

test.each(['succeeded', 'refunded'] as const)('a filing whose payment %s is kept for good', async (type) => {
  const filed = await begun();
  await attach(filed.refId);
  await report(filed, type);
  await move(4_000 * DAY);
  await runCleanup(registry());
  expect(await rowsOf(filed)).toMatchObject({ drafts: 1, files: 1, submissions: 1, events: 1, agents: 1 });
});

test('money paid on an earlier card page keeps a filing whose later page was canceled', async () => {
  const one = await begun();
  await registry()
    .db.updateTable('submission')
    .set({ attempt: 2 })
    .where('submission_key', '=', one.submissionKey)
    .execute();
  await report(one, 'succeeded', 1);
  await report(one, 'canceled', 2);
  await move(4_000 * DAY);
  await runCleanup(registry());
  expect(await rowsOf(one)).toMatchObject({ drafts: 1, submissions: 1, events: 2 });
});

test('a payment whose event is being applied at this moment is skipped', async () => {
  const one = await begun();
  await report(one, 'expired');
  await move(31 * DAY);
  const [, isApplied] = await Promise.all([runCleanup(registry()), report(one, 'succeeded')]);
  const { drafts, submissions } = await rowsOf(one);
  expect({ drafts, submissions }).toEqual(
    isApplied ? { drafts: 1, submissions: 1 } : { drafts: 0, submissions: 0 },
  );
});

test('a file that arrives for a filing that was removed is refused without an error', async () => {
  const { refId } = await draft();
  await move(31 * DAY);
  await runCleanup(registry());
  expect(await attach(refId)).toBeNull();
});

test('agents that no filing names, expired holds on names and ended rate windows are removed too', async () => {
  const filing = await llcFiling(registry(), `Forgotten ${(serial += 1)} LLC`);
  const { agentHistoryId } = filing.registeredAgentValues;
  const { db } = registry();
  await db.insertInto('rate_window').values({ bucket: 'old', started_at: now(), hits: 1 }).execute();
  const holding = { name: 'Held', close_key: 'HELD', holder_kind: 'filing', holder_id: 'somebody' } as const;
  const names = [
    { ...holding, name_key: 'EXPIRED', expires_at: new Date(now().getTime() + HOUR) },
    { ...holding, name_key: 'FORGOOD', expires_at: null },
  ];
  await db.insertInto('name_holding').values(names).execute();
  await runCleanup(registry());
  expect(await count('agent_history', 'agent_history_id', agentHistoryId)).toBe(1);
  expect(await count('name_holding', 'name_key', 'EXPIRED')).toBe(1);
  await move(31 * DAY);
  await runCleanup(registry());
  expect(await count('agent_history', 'agent_history_id', agentHistoryId)).toBe(0);
  expect(await count('name_holding', 'name_key', 'EXPIRED')).toBe(0);
  expect(await count('name_holding', 'name_key', 'FORGOOD')).toBe(1);
  expect(await count('rate_window', 'bucket', 'old')).toBe(0);
});

test.each([
  ['done', 'mail', 0],
  ['done', 'refund', 1],
  ['failed', 'mail', 1],
  ['queued', 'delayed-effect', 1],
] as const)('%s jobs of kind %s: %i left after their days', async (state, kind, left) => {
  const { db } = registry();
  const key = `${state} ${kind}`;
  await enqueueJob(db, {
    kind,
    payload: {} as never,
    dueAt: new Date('9000-01-01'),
    now: now(),
    dedupeKey: key,
  });
  await db.updateTable('outbox').set({ state, finished_at: now() }).where('dedupe_key', '=', key).execute();
  await move(9 * DAY);
  await runCleanup(registry());
  expect(await count('outbox', 'dedupe_key', key)).toBe(1);
  await move(2 * DAY);
  await runCleanup(registry());
  expect(await count('outbox', 'dedupe_key', key)).toBe(left);
});

test('all replicas share one cleanup; it works in small batches until nothing is left, then pauses', async () => {
  const { db } = registry();
  await db.deleteFrom('outbox').execute();
  const old = await Promise.all(Array.from({ length: 45 }, draft));
  await move(31 * DAY);
  await Promise.all([scheduleCleanup(db, now()), scheduleCleanup(db, now())]);
  expect(await count('outbox', 'kind', 'cleanup')).toBe(1);
  const left = async () => {
    const rows = await Promise.all(old.map(({ refId }) => count('filing_draft', 'ref_id', refId)));
    return rows.reduce((sum, one) => sum + one, 0);
  };
  await runCleanup(registry());
  expect(await left()).toBeGreaterThan(0);
  while ((await workOnce(registry())) > 0);
  expect(await left()).toBe(0);
  const { due_at, state } = await db
    .selectFrom('outbox')
    .select(['due_at', 'state'])
    .executeTakeFirstOrThrow();
  expect(state).toBe('queued');
  expect(due_at.getTime() - now().getTime()).toBeGreaterThan(HOUR - 60_000);
});

test('cleanups at the same moment do not disturb each other', async () => {
  const old = await Promise.all(Array.from({ length: 30 }, draft));
  await move(31 * DAY);
  await Promise.all([runCleanup(registry()), runCleanup(registry()), runCleanup(registry())]);
  for (const one of old) expect((await rowsOf(one)).drafts).toBe(0);
});

test('a clock that testers move back does not delay the cleanup', async () => {
  const { db } = registry();
  await db.deleteFrom('outbox').execute();
  await move(1_000 * DAY);
  await scheduleCleanup(db, now());
  await workOnce(registry());
  await registry().clock.moveTo(null);
  expect(await workOnce(registry())).toBe(0);
  await scheduleCleanup(db, now());
  expect(await workOnce(registry())).toBe(1);
});
