import type * as Argon2 from '@node-rs/argon2';
import { hash, verify } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../http/server';
import { attemptSignIn } from '../sso/attempt-sign-in';
import { accountCalls } from '../testing/account-calls';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { signToken } from '../testing/sign-token';
import { inPasswordTurn } from './password-hash';

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return { ...argon2, hash: jest.fn(argon2.hash), verify: jest.fn(argon2.verify) };
});

jest.setTimeout(60_000);

const ROBIN = 'robin@northgate.example';

let open: TestRegistry;
let app: FastifyInstance;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  open = await openTestRegistry({ rateLimit: 1_000_000, rateLimitSensitive: 1_000_000 });
  app = await buildServer(open.registry, []);
  calls = accountCalls(app, open.registry);
  // The hash that stands for one that is missing is made with the first check.
  await calls.logIn(ROBIN, 'warm-up');
}, 60_000);
afterAll(async () => {
  await app.close();
  await open.close();
});
afterEach(() => open.registry.db.deleteFrom('login_attempt').execute());

/** The hashes that an answer took: all but nothing of its time is spent with them. */
async function hashesOf(act: () => Promise<unknown>) {
  jest.mocked(hash).mockClear();
  jest.mocked(verify).mockClear();
  const answer = await act();
  return {
    answer,
    verified: jest.mocked(verify).mock.calls.length,
    made: jest.mocked(hash).mock.calls.length,
  };
}

describe('secure filing', () => {
  test.each([
    ['a wrong password', ROBIN, 'Northgate2027', 401],
    ['an unknown account', 'nobody@northgate.example', 'Northgate2027', 401],
    ['an account of another entity', 'filer@sprucehollow.example', 'SecureFiler2026', 401],
    ['a locked account', 'locked@northgate.example', 'Northgate2026', 401],
    ['a right password', ROBIN, 'Northgate2026', 200],
  ])('computes two hashes for %s', async (_what, email, password, code) => {
    const { answer, ...hashes } = await hashesOf(() => calls.logIn(email, password));
    expect(answer).toMatchObject({ code });
    expect(hashes).toEqual({ verified: 2, made: 0 });
  });

  test('computes none while a try has to wait, whoever is named', async () => {
    for (const email of [ROBIN, 'nobody@northgate.example']) {
      for (let tries = 0; tries < 5; tries += 1) await calls.logIn(email, 'Northgate2027');
      const { answer, ...hashes } = await hashesOf(() => calls.logIn(email, 'Northgate2026'));
      expect(answer).toMatchObject({ status: 429 });
      expect(hashes).toEqual({ verified: 0, made: 0 });
    }
  });
});

test.each([
  ['a wrong password', 'filer', 'wrong', 'wrong'],
  ['an unknown user', 'nobody', 'registry-filer', 'wrong'],
  ['a user who is not staff', 'northgate', 'Northgate2026', 'wrong'],
  ['a right password', 'filer', 'registry-filer', 'signedIn'],
])('the sign-on of staff computes two hashes for %s', async (_what, name, password, kind) => {
  const { answer, ...hashes } = await hashesOf(() =>
    attemptSignIn(open.registry, { caller: '10.0.0.1', name, password }),
  );
  expect(answer).toMatchObject({ kind });
  expect(hashes).toEqual({ verified: 2, made: 0 });
});

test('of a locked member of staff as many hashes are computed as of any other', async () => {
  const lock = (state: 'locked' | 'active') =>
    open.registry.db.updateTable('account').set({ state }).where('user_id', '=', 'filer').execute();
  await lock('locked');
  const { answer, ...hashes } = await hashesOf(() =>
    attemptSignIn(open.registry, { caller: '10.0.0.1', name: 'filer', password: 'registry-filer' }),
  );
  await lock('active');
  expect({ answer, hashes }).toEqual({ answer: { kind: 'wrong' }, hashes: { verified: 2, made: 0 } });
});

test.each([
  ['the one that was mailed', 'temporary@northgate.example', 200],
  ['one that has ended', 'ended@northgate.example', 401],
])('of a temporary password, %s, as many hashes are computed as of any other', async (_what, email, code) => {
  const { answer, ...hashes } = await hashesOf(() => calls.logIn(email, 'Temporary2026'));
  expect(answer).toMatchObject({ code });
  expect(hashes).toEqual({ verified: 2, made: 0 });
});

test('a change of the password computes two hashes for a wrong one, and none for anybody else’s user ID', async () => {
  const token = await signToken(open.registry.config, { claims: { sub: 'reviewer' } });
  const change = (userId: string, password: string) =>
    hashesOf(() => calls.change(token, userId, password, 'Meadow42Lark'));
  expect(await change('reviewer', 'wrong-password')).toMatchObject({
    answer: { code: 422 },
    verified: 2,
    made: 0,
  });
  // An unknown user makes no difference.
  for (const userId of ['filer', 'nobody'])
    expect(await change(userId, 'wrong-password')).toMatchObject({
      answer: { code: 422 },
      verified: 0,
      made: 0,
    });
});

test.each([
  ['a known user', 'northgate', ROBIN],
  ['a wrong email', 'northgate', 'nobody@northgate.example'],
  ['an unknown user', 'nobody', ROBIN],
  ['a locked account', 'northgate-locked', 'locked@northgate.example'],
])(
  'asking for a temporary password for %s computes no hash and queues one job',
  async (_what, userId, email) => {
    const jobs = () =>
      open.registry.db
        .selectFrom('outbox')
        .select('outbox_id')
        .where('kind', '=', 'temporary-password')
        .execute();
    const before = await jobs();
    const { answer, ...hashes } = await hashesOf(() => calls.reset(userId, email));
    expect(answer).toMatchObject({ code: 200 });
    expect(hashes).toEqual({ verified: 0, made: 0 });
    expect(await jobs()).toHaveLength(before.length + 1);
  },
);

test('passwords that are tried for one account are counted together, however it is named', async () => {
  const { sbfAccessToken: token = '' } = await calls.logIn(ROBIN, 'Northgate2026');
  const subjects = () => open.registry.db.selectFrom('login_attempt').select('subject').execute();
  for (let tries = 0; tries < 3; tries += 1)
    expect((await calls.logIn(ROBIN, 'wrong-password')).code).toBe(401);
  for (let tries = 0; tries < 2; tries += 1)
    expect((await calls.logIn(` ${ROBIN.toUpperCase()}`, 'wrong-password')).code).toBe(401);
  expect((await calls.logIn(ROBIN, 'Northgate2026')).status).toBe(429);
  expect(await subjects()).toHaveLength(2);
  // Whoever has logged in has tries of their own.
  for (let tries = 0; tries < 5; tries += 1)
    expect((await calls.change(token, 'northgate', 'wrong-password', 'Meadow42Lark')).code).toBe(422);
  expect((await calls.change(token, 'Northgate', 'Northgate2026', 'Meadow42Lark')).status).toBe(429);
  expect(await subjects()).toHaveLength(3);
});

test('a login that is refused because there is much to do costs the database nothing, and is no try', async () => {
  const { db } = open.registry;
  await db.deleteFrom('rate_window').execute();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // The address of the calls of this test has all that one caller may have in the queue.
  const crowd = Array.from({ length: 21 }, () => inPasswordTurn('127.0.0.1', () => released));
  expect(await calls.logIn(ROBIN, 'Northgate2026')).toMatchObject({ status: 503 });
  release();
  await Promise.all(crowd);
  expect(await db.selectFrom('rate_window').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('login_attempt').selectAll().execute()).toEqual([]);
  expect(await calls.logIn(ROBIN, 'Northgate2026')).toMatchObject({ code: 200 });
});

test('right passwords are counted as well, with those that are wrong, by all ways in which they are tried', async () => {
  const { registry } = open;
  await registry.db.deleteFrom('rate_window').execute();
  const limited = { ...registry, config: { ...registry.config, rateLimitSensitive: 3 } };
  const server = await buildServer(limited, []);
  const { logIn, change } = accountCalls(server, limited);
  const { sbfAccessToken: token = '' } = await logIn(ROBIN, 'Northgate2026');
  expect((await change(token, 'northgate', 'wrong-password', 'Meadow42Lark')).code).toBe(422);
  const signIn = () =>
    attemptSignIn(limited, { caller: '127.0.0.1', name: 'filer', password: 'registry-filer' });
  expect(await signIn()).toMatchObject({ kind: 'signedIn' });
  expect((await logIn(ROBIN, 'Northgate2026')).status).toBe(429);
  expect(await signIn()).toMatchObject({ kind: 'tooMany' });
  await server.close();
});
