import { setTimeout as sleep } from 'node:timers/promises';
import type { StaffPrincipal } from '../callers/principal';
import { auditEntries } from '../review/audit-log';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { findAccount } from './accounts';
import { createAccount } from './create-account';
import { openSecureFiling } from './secure-filing-session';
import { updateAccount } from './update-account';

jest.setTimeout(60_000);

const ENTITY = '20181000083';
const WATCHERS = ['owner@watchers.example', 'partner@watchers.example'];
const administrator: StaffPrincipal = { kind: 'staff', userId: 'admin', roles: ['BIZ_FRAUD'] };

let open: TestRegistry;
const db = () => open.registry.db;
beforeAll(async () => {
  open = await openTestRegistry();
  const records = await db()
    .selectFrom('filing_record')
    .select(['transaction_id', 'filing'])
    .where('entity_id', '=', ENTITY)
    .execute();
  // An owner who files each year names one address each time; the filing of an outsider adds another one.
  for (const [nth, { transaction_id: id, filing }] of records.entries()) {
    const emails = WATCHERS.slice(0, nth + 1).map((email) => ({ email }));
    const notificationsValues = { ...filing.notificationsValues, emails };
    await db()
      .updateTable('filing_record')
      .set({ filing: JSON.stringify({ ...filing, notificationsValues }) })
      .where('transaction_id', '=', id)
      .execute();
  }
}, 60_000);
afterAll(() => open.close());

const mails = async (subject: string) => {
  const rows = await db().selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute();
  return rows
    .map(({ payload }) => payload as { to: string; subject: string; text: string })
    .filter((mail) => mail.subject.endsWith(subject));
};
const create = (userId: string, by?: StaffPrincipal) =>
  createAccount(
    open.registry,
    { userId, name: '', email: `${userId}@stranger.example`, roles: [], entityId: ENTITY },
    by,
  );
const close = (userId: string) => updateAccount(open.registry, userId, { state: 'closed' }, administrator);
const record = () =>
  db()
    .selectFrom('entity')
    .select(['sbf', 'version'])
    .where('entity_id', '=', ENTITY)
    .executeTakeFirstOrThrow();

test('secure filing that a stranger has set up is told to those who watch the entity, and ended by the office', async () => {
  expect(await create('first')).toEqual({ kind: 'created' });
  const told = await mails('secure business filing was set up');
  expect(told.map(({ to }) => to)).toEqual(WATCHERS);
  expect(told[0]?.text).toContain(`ID number: ${ENTITY}`);
  expect(told[0]?.text).not.toContain('stranger.example');
  expect(await create('second', administrator)).toEqual({ kind: 'created' });
  expect(await mails('secure business filing was set up')).toHaveLength(WATCHERS.length);

  const { account_id: accountId = '' } = (await findAccount(db(), { userId: 'first' })) ?? {};
  await openSecureFiling(open.registry, accountId);
  expect(await close('FIRST')).toEqual({ kind: 'closed', secureFilingEnded: false });
  expect(await record()).toEqual({ sbf: true, version: 2 });
  expect(await close('second')).toEqual({ kind: 'closed', secureFilingEnded: true });
  expect(await record()).toEqual({ sbf: false, version: 3 });
  expect((await mails('secure business filing has ended')).map(({ to }) => to)).toEqual(WATCHERS);
  expect(await findAccount(db(), { userId: 'first' })).toBeUndefined();
  expect(await close('first')).toEqual({ kind: 'unknown' });

  const { entries } = await auditEntries(db(), { action: 'accountChanged', subject: ENTITY, size: 50 });
  expect(entries.map(({ userId, details }) => [userId, details])).toEqual([
    ['admin', { account: 'second', state: 'closed, which ended the secure filing of the entity' }],
    ['admin', { account: 'first', state: 'closed' }],
  ]);
  // The owner sets it up again, under the same user ID.
  expect(await create('first')).toEqual({ kind: 'created' });
  expect(await record()).toEqual({ sbf: true, version: 4 });
});

test('of two accounts that are closed at the same moment, one is the last', async () => {
  await create('third', administrator);
  const before = (await mails('secure business filing has ended')).length;
  await Promise.all([close('first'), close('third')]);
  expect((await record()).sbf).toBe(false);
  expect(await mails('secure business filing has ended')).toHaveLength(before + WATCHERS.length);
});

test('an account of staff is locked and not closed', async () => {
  expect(await close('filer')).toEqual({ kind: 'refused' });
  expect(await findAccount(db(), { userId: 'filer' })).toBeDefined();
});

test('an account that is closed while another one takes its user ID ends in neither waiting for the other', async () => {
  await create('lasting', administrator);
  for (let round = 0; round < 24; round += 1) {
    await create('racer', administrator);
    const [, created] = await Promise.all([
      close('racer'),
      sleep(round / 4).then(() => create('racer', administrator)),
    ]);
    expect(['created', 'taken']).toContain(created.kind);
    await close('racer');
  }
  await close('lasting');
});
