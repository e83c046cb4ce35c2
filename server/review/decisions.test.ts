import { formatOfficeDateTime } from '#rules';
import { DOCUMENT_LANGUAGES } from '../documents/document-language';
import { formSections } from '../documents/form-sections';
import { receiptAnswer } from '../filing/receipt/receipt';
import { filedDocument } from '../filing/receipt/filed-documents';
import { findDraft, saveDraft } from '../filing/drafts/drafts';
import type { Input } from '../contract/operation';
import { PUBLIC_PRINCIPAL } from '../callers/principal';
import { filingOperations } from '../operations/filing';
import { letDaysPass, runDueJobs } from '../testing/filing-on-record';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { lockFiling, paySavedFiling, queueSampleFiling, rowOf } from '../testing/queued-filing';
import { entityOnRecord, holderOf } from '../testing/on-record';
import { filingHistory } from '../entities/filing-history';
import { actOnPending } from './act-on-pending';
import { approveFiling } from './approve';
import { filingOf } from './pending-row';
import { withEarlierRejections } from './earlier-rejections';
import { toPendingFilingAnswer } from './pending-row';
import { rejectFiling } from './reject';

let open: TestRegistry;
const registry = () => open.registry;
const db = () => open.registry.db;
beforeAll(async () => {
  open = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9' });
}, 60_000);
afterAll(() => open.close());
afterEach(() => registry().clock.moveTo(null));

const lock = (sequence: string, userId?: string) => lockFiling(registry(), sequence, userId);
const work = () => runDueJobs(registry());
const mailsTo = async (refId: string) => {
  const rows = await db().selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute();
  return rows.map(({ payload }) => payload).filter((payload) => payload.refId === refId);
};
const chargeOf = (sessionId: string) =>
  db().selectFrom('card_charge').select('state').where('session_id', '=', sessionId).executeTakeFirst();
const auditOf = async (transactionId: string) => {
  const rows = await db()
    .selectFrom('audit_entry')
    .select(['action', 'user_id'])
    .where('transaction_id', '=', transactionId)
    .orderBy('audit_id')
    .execute();
  return rows.map(({ action, user_id }) => `${action} ${user_id}`);
};
const REASONS = ['The affidavit is not signed.'];

test('an approved cure takes effect as of its receipt, with mail, and nothing stays held', async () => {
  const { entityId, own, refId, row, sequence } = await queueSampleFiling(registry());
  await letDaysPass(registry(), 4);
  const result = await approveFiling(registry(), await lock(sequence));
  expect(result).toMatchObject({ kind: 'done', pending: { state: 'approved', lock_user_id: null } });
  expect(await entityOnRecord(registry(), entityId)).toMatchObject({ name: own, status_code: 'GOOD' });
  const answer = await receiptAnswer(registry(), refId);
  expect(answer).toMatchObject({
    code: 200,
    receipt: { effectiveDate: row.received_at.toISOString(), review: { state: 'approved' } },
  });
  expect(await filedDocument(registry(), entityId, row.transaction_id)).toBeInstanceOf(Buffer);
  expect(await mailsTo(refId)).toContainEqual(
    expect.objectContaining({ to: 'filer@example.com', subject: expect.stringContaining('Accepted') }),
  );
  const held = await db()
    .selectFrom('transaction_holding')
    .select('submission_key')
    .where('entity_id', '=', entityId)
    .execute();
  expect(held).toEqual([]);
  expect(await auditOf(row.transaction_id)).toEqual(['lockTaken admin', 'approved admin']);
});

test('a decision that names another filing than its number in the queue decides nothing', async () => {
  const { entityId, row, sequence } = await queueSampleFiling(registry());
  const act = await lock(sequence);
  const others = [
    { entityId: '20101000001', transactionId: row.transaction_id },
    { entityId, transactionId: '20101000001' },
  ];
  for (const names of others) {
    expect(await approveFiling(registry(), { ...act, names })).toEqual({ kind: 'unknown' });
    expect(await rejectFiling(registry(), { ...act, names }, REASONS)).toEqual({ kind: 'unknown' });
  }
  const names = { entityId, transactionId: row.transaction_id };
  expect(await approveFiling(registry(), { ...act, names })).toMatchObject({ kind: 'done' });
});

test('a filing that is approved before its own date takes effect on that date', async () => {
  const { entityId, row, sequence } = await queueSampleFiling(registry(), 'cure', { delay: 20 });
  await approveFiling(registry(), await lock(sequence));
  expect((await entityOnRecord(registry(), entityId)).status_code).toBe('DQQ');
  await letDaysPass(registry(), 21);
  expect((await entityOnRecord(registry(), entityId)).status_code).toBe('GOOD');
  const { filings } = await filingHistory(db(), entityId, 1);
  expect(filings).toMatchObject([{ transactionId: row.transaction_id, state: 'effective' }]);
});

test('a filing that is approved after its own date counts from its receipt, and keeps the date that was asked for', async () => {
  const { refId, row, sequence } = await queueSampleFiling(registry(), 'cure', { delay: 5 });
  await letDaysPass(registry(), 9);
  await approveFiling(registry(), await lock(sequence));
  const answer = await receiptAnswer(registry(), refId);
  const { filing } = await filingOf(db(), row.transaction_id);
  const { effectiveDateTime } = filing.effectiveDateValues;
  expect(answer).toMatchObject({
    receipt: { effectiveDate: row.received_at.toISOString(), requestedEffect: effectiveDateTime },
  });
  const section = formSections(filing, { at: null, asked: effectiveDateTime }).find(
    ({ title }) => title === 'Effective date',
  );
  const { print } = DOCUMENT_LANGUAGES.en;
  expect(section?.rows.map(({ label, values }) => [label, ...values].map(print))).toEqual([
    ['Takes effect', 'When it is filed'],
    ['Asked to take effect', formatOfficeDateTime(effectiveDateTime)],
  ]);
});

test('a rejected filing is refunded, lets go what it held, and says why', async () => {
  const { entityId, own, refId, row, sequence, sessionId } = await queueSampleFiling(registry());
  expect(await holderOf(registry(), own)).not.toBeNull();
  const before = await entityOnRecord(registry(), entityId);
  const result = await rejectFiling(registry(), await lock(sequence), REASONS);
  expect(result).toMatchObject({ kind: 'done', pending: { state: 'rejected', reasons: REASONS } });
  await work();
  expect(await chargeOf(sessionId)).toEqual({ state: 'refunded' });
  expect(await entityOnRecord(registry(), entityId)).toEqual(before);
  expect(await holderOf(registry(), own)).toBeNull();
  expect(await receiptAnswer(registry(), refId)).toMatchObject({
    code: 200,
    receipt: { review: { state: 'rejected', reasons: REASONS } },
  });
  const [mail] = (await mailsTo(refId)).filter(({ subject }) => String(subject).startsWith('Rejected'));
  expect(mail?.text).toContain(REASONS[0]);
  expect(mail?.text).toContain('nothing was charged in the end');
  expect((await filingHistory(db(), entityId, 1)).filings).toEqual([]);
  expect(await filedDocument(registry(), entityId, row.transaction_id)).toBeUndefined();
});

test('a rejected filing can be corrected and submitted again for 30 days', async () => {
  const { entityId, refId, filing, sequence } = await queueSampleFiling(registry());
  await rejectFiling(registry(), await lock(sequence), REASONS);
  await work();
  const now = () => registry().clock.now();
  expect(await findDraft(db(), refId, now())).toMatchObject({ entityId });
  const corrected = { ...filing, email: 'corrected@example.com' };
  expect(await saveDraft(db(), { refId, filing: corrected, now: now() })).toMatchObject({ kind: 'saved' });
  const sessionId = await paySavedFiling(registry(), refId, corrected);
  const { sequence: second } = await rowOf(registry(), entityId);
  expect(second).not.toBe(sequence);
  const { row: resubmitted } = await rowOf(registry(), entityId);
  const shown = toPendingFilingAnswer({ pending: resubmitted, filing: corrected }, now());
  expect(await withEarlierRejections(db(), shown)).toMatchObject({
    rejectedBefore: [{ rejectedAt: expect.any(String), reasons: REASONS }],
  });
  expect(await receiptAnswer(registry(), refId)).toMatchObject({
    code: 200,
    receipt: { review: { state: 'waiting' } },
  });
  await approveFiling(registry(), await lock(second));
  expect((await entityOnRecord(registry(), entityId)).status_code).toBe('GOOD');
  expect(await chargeOf(sessionId)).toEqual({ state: 'succeeded' });
});

test('a filing that was given back says why, with each line, until it is submitted again', async () => {
  const { refId, filing, sequence } = await queueSampleFiling(registry());
  const ask = async () => {
    const input = { body: { refId }, principal: PUBLIC_PRINCIPAL } as Input<'getFiling'>;
    return (await filingOperations.getFiling(registry(), input)).apiData;
  };
  expect(await ask()).not.toHaveProperty('review');
  const reasons = [...REASONS, 'Call us.\n\nOur number is 303-555-0100.'];
  await rejectFiling(registry(), await lock(sequence), reasons);
  await work();
  expect(await ask()).toMatchObject({
    code: 200,
    review: { state: 'rejected', reasons, correctUntil: expect.any(String), decidedAt: expect.any(String) },
  });
  await paySavedFiling(registry(), refId, filing);
  expect(await ask()).not.toHaveProperty('review');
});

test('after 30 days a rejected filing is over', async () => {
  const { refId, filing, sequence } = await queueSampleFiling(registry());
  await rejectFiling(registry(), await lock(sequence), REASONS);
  await letDaysPass(registry(), 31);
  const now = registry().clock.now();
  expect(await findDraft(db(), refId, now)).toBeUndefined();
  expect(await saveDraft(db(), { refId, filing, now })).toEqual({ kind: 'unknown' });
  expect(await saveDraft(db(), { refId: undefined, filing, now })).toEqual({ kind: 'unknown' });
});

test.each(['approve', 'reject'] as const)('without the lock nobody can %s', async (event) => {
  const { entityId, sequence, row } = await queueSampleFiling(registry());
  const decide = (userId: string, version: number) =>
    event === 'approve'
      ? approveFiling(registry(), { sequence, userId, version })
      : rejectFiling(registry(), { sequence, userId, version }, REASONS);
  expect(await decide('admin', row.version)).toMatchObject({ kind: 'refused', refusal: 'notLocked' });
  const { version } = await lock(sequence);
  expect(await decide('second', version)).toMatchObject({ kind: 'refused', refusal: 'lockedByOther' });
  expect((await entityOnRecord(registry(), entityId)).status_code).toBe('DQQ');
});

test('a decision about what was seen before the lock changed hands is refused', async () => {
  const { sequence } = await queueSampleFiling(registry());
  const seen = await lock(sequence);
  await actOnPending(registry(), { sequence, event: 'cancel', userId: 'admin' });
  await lock(sequence);
  expect(await approveFiling(registry(), seen)).toMatchObject({ kind: 'refused', refusal: 'stale' });
});

test('what is decided stays decided', async () => {
  const { sequence, entityId } = await queueSampleFiling(registry());
  const held = await lock(sequence);
  await approveFiling(registry(), held);
  const again = { ...held, version: held.version + 1 };
  expect(await rejectFiling(registry(), again, REASONS)).toMatchObject({ refusal: 'decided' });
  expect(await approveFiling(registry(), again)).toMatchObject({ refusal: 'decided' });
  expect((await entityOnRecord(registry(), entityId)).status_code).toBe('GOOD');
});
