import type { FastifyInstance } from 'fastify';
import { buildServer } from '../http/server';
import { workOnce } from '../jobs/worker';
import type { MailMessage } from '../providers/mail-port';
import { accountCalls } from '../testing/account-calls';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { mailTemporaryPassword, requestTemporaryPassword } from './temporary-password';

jest.setTimeout(60_000);

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
