import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { emptyFiling, resetPasswordRules } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { buildServer } from '../http/server';
import { workOnce } from '../jobs/worker';
import { auditEntries } from '../review/audit-log';
import type { MailMessage } from '../ports/mail-port';
import { accountCalls } from '../testing/account-calls';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { findAccount } from './accounts';
import { createAccount } from './create-account';
import { updateAccount } from './update-account';
import { mailTemporaryPassword, requestTemporaryPassword } from './temporary-password';

jest.setTimeout(60_000);

const ADMINISTRATOR = { kind: 'staff' as const, userId: 'admin', roles: ['BIZ_FRAUD'] };
const REQUEST = { userId: 'northgate', email: 'robin@northgate.example' };

let open: TestRegistry;
let app: FastifyInstance;
let calls: ReturnType<typeof accountCalls>;
let mails: MailMessage[] = [];
/** What happens while the mail server takes a message. */
let whileMailing: () => Promise<void> = () => Promise.resolve();

const registry = () => ({
  ...open.registry,
  providers: {
    ...open.registry.providers,
    mail: {
      async send(message: MailMessage) {
        await whileMailing();
        mails.push(message);
      },
    },
  },
});

beforeAll(async () => {
  open = await openTestRegistry({ rateLimit: 1_000_000, rateLimitSensitive: 1_000_000 });
  app = await buildServer(open.registry, []);
  calls = accountCalls(app, open.registry);
}, 60_000);
afterAll(async () => {
  await app.close();
  await open.close();
});
beforeEach(async () => {
  mails = [];
  whileMailing = () => Promise.resolve();
  await open.registry.db.deleteFrom('outbox').execute();
  await open.registry.db.deleteFrom('login_attempt').execute();
});

const passwords = () => mails.map(({ text }) => /password: (\S+)/.exec(text)?.[1] ?? '');
const ask = (request: Parameters<typeof requestTemporaryPassword>[1] = REQUEST) =>
  requestTemporaryPassword(open.registry.db, request, open.registry.clock.now());
const jobs = () => open.registry.db.selectFrom('outbox').selectAll().orderBy('outbox_id').execute();
const run = async (index: number, request = REQUEST) => {
  const job = (await jobs())[index];
  await mailTemporaryPassword(registry(), request, job?.outbox_id ?? '');
};
const logsIn = async (password: string) => (await calls.logIn(REQUEST.email, password)).code === 200;

test('of several that are asked for at the same moment one is mailed, and it counts', async () => {
  await Promise.all([ask(), ask(), ask({ ...REQUEST, userId: ' NORTHGATE ' })]);
  await workOnce(registry());
  expect(mails).toHaveLength(1);
  expect(await logsIn(passwords()[0] ?? '')).toBe(true);
});

test('the one that was asked for last counts, in whatever order the jobs run', async () => {
  await ask();
  await ask();
  await run(1);
  await run(0);
  expect(mails).toHaveLength(1);
  expect(await logsIn(passwords()[0] ?? '')).toBe(true);
});

test('one that is asked for while the one before is on its way to the mail server takes its place', async () => {
  await ask();
  whileMailing = async () => {
    whileMailing = () => Promise.resolve();
    await ask();
    await run(1);
  };
  await run(0);
  const [newer = '', older = ''] = passwords();
  expect(mails).toHaveLength(2);
  expect(await logsIn(older)).toBe(false);
  expect(await logsIn(newer)).toBe(true);
});

test('a request that means somebody else, or whose mail could not be sent, takes the place of none', async () => {
  await ask();
  await ask({ ...REQUEST, email: 'other@northgate.example' });
  await ask({ ...REQUEST, userId: 'northgate-locked' });
  await ask({ ...REQUEST, entityId: '20101000080' } as typeof REQUEST);
  await ask();
  const last = (await jobs()).at(-1)?.outbox_id ?? '';
  await open.registry.db
    .updateTable('outbox')
    .set({ state: 'failed' })
    .where('outbox_id', '=', last)
    .execute();
  await run(0);
  expect(mails).toHaveLength(1);
  expect(await logsIn(passwords()[0] ?? '')).toBe(true);
});

test('no password is made while the account is locked', async () => {
  await ask();
  const db = open.registry.db.updateTable('account').where('user_id', '=', REQUEST.userId);
  await db.set({ state: 'locked' }).execute();
  await run(0);
  await db.set({ state: 'active' }).execute();
  expect(mails).toEqual([]);
});

test('no password goes to an address that the account has no more when it is made', async () => {
  const { db } = open.registry;
  const before = await findAccount(db, { userId: 'northgate' });
  await ask();
  let making: Promise<void> | undefined;
  const changeEmail = (db: Kysely<Database>, email: string) =>
    db.updateTable('account').set({ email }).where('user_id', '=', 'northgate').execute();
  await db.transaction().execute(async (tx) => {
    await changeEmail(tx, 'moved@northgate.example');
    making = run(0);
    // The job has found the account under its former address by then, and waits for it.
    await pause(1_000);
  });
  await making;
  await changeEmail(db, REQUEST.email);
  expect(mails).toEqual([]);
  expect(await findAccount(db, { userId: 'northgate' })).toEqual(before);
});

test('names the account by the word of the form that asks for it', async () => {
  await ask();
  await workOnce(registry());
  const context = { filing: emptyFiling(), now: open.registry.clock.now().toISOString() };
  const label = resetPasswordRules.field('userId', context)?.label;
  expect(mails[0]?.text).toContain(`\n${label}: ${REQUEST.userId}\n`);
});

test('leads to the login of the entity that the account files for', async () => {
  await ask();
  await workOnce(registry());
  const { entity_id } = await open.registry.db
    .selectFrom('account')
    .select('entity_id')
    .where('user_id', '=', REQUEST.userId)
    .executeTakeFirstOrThrow();
  expect(mails[0]?.text).toContain(
    `${open.registry.config.publicUrl}/business/login?entityId=${entity_id}\n`,
  );
  expect(mails[0]?.text).toContain('your password has not changed.');
});

test('the first one says that secure filing was set up, for which entity, and whom to tell who did not ask for it', async () => {
  const entityId = '20101000001';
  const email = 'ann@first.example';
  const account = { userId: `secure-${entityId}`, name: '', email, roles: [], entityId };
  expect(await createAccount(open.registry, account, undefined)).toEqual({ kind: 'created' });
  await workOnce(registry());
  const { name } = await open.registry.db
    .selectFrom('entity')
    .select('name')
    .where('entity_id', '=', entityId)
    .executeTakeFirstOrThrow();
  const mail = mails.find(({ to }) => to === email);
  expect(mail?.subject).toBe(`${name}: your login to secure business filing`);
  expect(mail?.text).toContain(
    `Secure business filing was set up for ${name}. From now on, its filings need a login, and this is yours`,
  );
  expect(mail?.text).toContain(`/business/login?entityId=${entityId}\n`);
  expect(mail?.text).toContain(
    'If you did not ask for secure business filing, tell the office at once: it can end it.',
  );
  expect(mail?.text).not.toContain('your password has not changed');
});

test('that of a new account of staff says that the account is new', async () => {
  const account = { userId: 'brandnew', name: 'Brand New', email: 'brandnew@registry.example', roles: [] };
  await createAccount(open.registry, account, undefined);
  await workOnce(registry());
  const mail = mails.find(({ to }) => to === account.email);
  expect(mail?.text).toContain('The office has created an account for you.');
  expect(mail?.text).toContain('/business/loginadmin\n');
  expect(mail?.text).not.toContain('your password has not changed');
});

test('that of a further account of an entity says whose secure filing it opens, and not that it was set up', async () => {
  const email = 'bea@northgate.example';
  const account = { userId: 'bea', name: 'Bea', email, roles: [], entityId: '20101000015' };
  expect(await createAccount(open.registry, account, ADMINISTRATOR)).toEqual({ kind: 'created' });
  await workOnce(registry());
  const mail = mails.find(({ to }) => to === email);
  expect(mail?.text).toContain('The office has created a login to the secure business filing of ');
  expect(mail?.text).not.toContain('was set up');
});

test('one that an administrator sends says so, leaves the own password until it is used, and stands in the audit log', async () => {
  const sent = await updateAccount(open.registry, 'northgate', { temporaryPassword: 'send' }, ADMINISTRATOR);
  expect(sent.kind).toBe('updated');
  await workOnce(registry());
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: REQUEST.email, subject: 'Your temporary password' });
  expect(mails[0]?.text).toContain('The office has sent you a temporary password.');
  expect(mails[0]?.text).not.toContain('did not ask');
  expect(await logsIn(passwords()[0] ?? '')).toBe(true);
  const { entries } = await auditEntries(open.registry.db, { action: 'accountChanged', size: 1 });
  expect(entries[0]?.details).toEqual({ account: 'northgate', password: 'a temporary one was mailed' });
});

test('one that an administrator sends goes to the address that the account has from then on, and to no locked account', async () => {
  const locked = await updateAccount(
    open.registry,
    'northgate-locked',
    { temporaryPassword: 'send' },
    ADMINISTRATOR,
  );
  expect(locked.kind).toBe('refused');
  const email = 'toni@elsewhere.example';
  const change = { email, temporaryPassword: 'send' } as const;
  await updateAccount(open.registry, 'northgate-temporary', change, ADMINISTRATOR);
  await workOnce(registry());
  expect(mails.map(({ to }) => to)).toEqual([email]);
});

test('one of staff is mailed to nobody where another provider signs them on; that of a secure filer is', async () => {
  const { config } = open.registry;
  const elsewhere = { ...registry(), config: { ...config, signOnAuthority: 'https://login.example' } };
  await ask();
  const staff = await findAccount(open.registry.db, { userId: 'reviewer' });
  await ask({ userId: 'reviewer', email: staff?.email ?? '' });
  await workOnce(elsewhere);
  expect(mails.map(({ to }) => to)).toEqual([REQUEST.email]);
});
