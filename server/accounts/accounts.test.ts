import type { FastifyInstance } from 'fastify';
import { buildServer } from '../http/server';
import { accountCalls } from '../testing/account-calls';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { signToken } from '../testing/sign-token';

jest.setTimeout(60_000);

const SECURE = '20101000015';
const HOUR = 3_600_000;
const ROBIN = 'robin@northgate.example';

let open: TestRegistry;
let app: FastifyInstance;
let calls: ReturnType<typeof accountCalls>;

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
  await open.registry.db.deleteFrom('login_attempt').execute();
  await open.registry.db.deleteFrom('rate_window').execute();
});
afterEach(() => open.registry.clock.moveTo(null));

const move = (milliseconds: number) =>
  open.registry.clock.moveTo(new Date(open.registry.clock.now().getTime() + milliseconds));
const tokenOf = async (...credentials: Parameters<typeof calls.logIn>): Promise<string> => {
  const { code, sbfAccessToken = '' } = await calls.logIn(...credentials);
  expect(code).toBe(200);
  return sbfAccessToken;
};
const administrator = () => signToken(open.registry.config, { claims: { sub: 'admin' }, issuedAgo: 0 });

let serial = 0;
/** A secure filer of their own, with the password Meadow42Lark. */
async function newFiler() {
  const userId = `filer-${(serial += 1)}`;
  const email = `${userId}@northgate.example`;
  await calls.create({ userId, email, name: 'Kim Sample', entityId: SECURE }, await administrator());
  await calls.work();
  const [temporary = ''] = await calls.mailedTo(email);
  const token = await tokenOf(email, temporary);
  expect(await calls.change(token, userId, temporary, 'Meadow42Lark')).toEqual({ status: 200, code: 200 });
  return { userId, email, temporary };
}

describe('a login to secure filing', () => {
  test('opens its entity and no other, and tells what it is good for', async () => {
    const { tokenEndsAt, mustChangePassword, sbfAccessToken } = await calls.logIn(ROBIN, 'Northgate2026');
    expect(mustChangePassword).toBe(false);
    expect(Date.parse(tokenEndsAt ?? '') - Date.now()).toBeGreaterThan(11 * HOUR);
    expect((await calls.about(SECURE, sbfAccessToken)).status).toBe(200);
    expect((await calls.about('20101000080', sbfAccessToken)).status).toBe(401);
    expect((await calls.about('20101000001', sbfAccessToken)).status).toBe(200);
    expect((await calls.about(SECURE)).status).toBe(401);
    expect((await calls.about(SECURE, await administrator())).status).toBe(401);
  });

  test.each([
    ['an unknown email', 'nobody@northgate.example', 'Northgate2026', SECURE],
    ['another entity', ROBIN, 'Northgate2026', '20101000080'],
    ['an unknown entity', ROBIN, 'Northgate2026', '99999999999'],
    ['a wrong password', ROBIN, 'northgate2026', SECURE],
    ['a locked account', 'locked@northgate.example', 'Northgate2026', SECURE],
    ['an ended temporary password', 'ended@northgate.example', 'Temporary2026', SECURE],
    ['staff', 'admin@registry.example', 'registry-admin', SECURE],
  ])('refuses %s with one answer', async (_what, email, password, entityId) => {
    expect(await calls.logIn(email, password, entityId)).toEqual({ status: 200, code: 401 });
  });

  test('takes the email in any case', async () => {
    expect((await calls.logIn(' Robin@Northgate.Example ', 'Northgate2026')).code).toBe(200);
  });

  test('ends when it is logged out', async () => {
    const [one, other] = [await tokenOf(ROBIN, 'Northgate2026'), await tokenOf(ROBIN, 'Northgate2026')];
    expect((await calls.logOut(one)).code).toBe(200);
    expect((await calls.about(SECURE, one)).status).toBe(401);
    expect((await calls.about(SECURE, other)).status).toBe(200);
    expect((await calls.logOut()).status).toBe(401);
  });

  test('ends after two hours without a request, and after twelve in any case', async () => {
    const token = await tokenOf(ROBIN, 'Northgate2026');
    const idle = await tokenOf(ROBIN, 'Northgate2026');
    for (let used = 0; used < 7; used += 1) {
      await move(1.6 * HOUR);
      expect([used, (await calls.about(SECURE, token)).status]).toEqual([used, 200]);
    }
    expect((await calls.about(SECURE, idle)).status).toBe(401);
    await move(HOUR);
    expect((await calls.about(SECURE, token)).status).toBe(401);
  });

  test('is stored as a digest only', async () => {
    const token = await tokenOf(ROBIN, 'Northgate2026');
    const rows = await open.registry.db.selectFrom('secure_filing_session').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('passwords that are tried', () => {
  test('have to wait longer and longer after five for one account, whoever tries them', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect((await calls.logIn(ROBIN, 'wrong')).code).toBe(401);
    expect(await calls.logIn(ROBIN, 'Northgate2026')).toMatchObject({ status: 429 });
    await move(31_000);
    expect((await calls.logIn(ROBIN, 'wrong')).code).toBe(401);
    await move(31_000);
    expect((await calls.logIn(ROBIN, 'Northgate2026')).status).toBe(429);
    await move(31_000);
    expect((await calls.logIn(ROBIN, 'Northgate2026')).code).toBe(200);
    expect((await calls.logIn(ROBIN, 'wrong')).code).toBe(401);
  });

  test('are counted alike for an account that does not exist', async () => {
    const nobody = 'nobody@northgate.example';
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await calls.logIn(nobody, 'wrong')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('are counted one by one when they are tried at the same moment', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => calls.logIn(ROBIN, 'wrong')));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('are counted when a password is changed too', async () => {
    const { userId, email } = await newFiler();
    const token = await tokenOf(email, 'Meadow42Lark');
    const change = () => calls.change(token, userId, 'Wrong4242', 'Meadow43Lark');
    for (let tries = 0; tries < 5; tries += 1) expect((await change()).code).toBe(422);
    expect((await change()).status).toBe(429);
  });
});

describe('a temporary password', () => {
  test('opens nothing but the change of the password and the own account', async () => {
    const email = 'temporary@northgate.example';
    const login = await calls.logIn(email, 'Temporary2026');
    expect(login.mustChangePassword).toBe(true);
    const token = login.sbfAccessToken ?? '';
    expect((await calls.about(SECURE, token)).status).toBe(401);
    expect((await calls.search('user-id', token)).users).toMatchObject([{ userId: 'northgate-temporary' }]);
    const draft = await app.inject({
      method: 'POST',
      url: '/business-api/file/filing',
      headers: { authorization: `Bearer ${token}` },
      payload: { refId: 'unknown-reference-000000' },
    });
    expect(draft.statusCode).toBe(200);
    expect((await calls.change(token, 'northgate-temporary', 'Temporary2026', 'Meadow42Lark')).code).toBe(
      200,
    );
    expect((await calls.logIn(email, 'Temporary2026')).code).toBe(401);
    expect((await calls.logIn(email, 'Meadow42Lark')).mustChangePassword).toBe(false);
  });

  test('is mailed to the account that both answers name, and to nobody else', async () => {
    const { userId, email } = await newFiler();
    const before = (await calls.mailedTo(email)).length;
    const answers = [
      await calls.reset('no-such-user', email),
      await calls.reset(userId, 'other@northgate.example'),
      await calls.resetSecure('20101000080', userId, email),
      await calls.reset('northgate-locked', 'locked@northgate.example'),
    ];
    await calls.work();
    expect(await calls.mailedTo(email)).toHaveLength(before);
    expect(await calls.mailedTo('locked@northgate.example')).toEqual([]);
    answers.push(await calls.reset(userId.toUpperCase(), email.toUpperCase()));
    await calls.work();
    answers.push(await calls.resetSecure(SECURE, userId, email));
    await calls.work();
    expect(await calls.mailedTo(email)).toHaveLength(before + 2);
    for (const answer of answers) expect(answer).toEqual({ status: 200, code: 200 });
  });

  test('takes the place of the one before, and ends after a day', async () => {
    const { userId, email } = await newFiler();
    await calls.reset(userId, email);
    await calls.work();
    await calls.reset(userId, email);
    await calls.work();
    const [last = '', first = ''] = await calls.mailedTo(email);
    expect((await calls.logIn(email, first)).code).toBe(401);
    expect((await calls.logIn(email, 'Meadow42Lark')).code).toBe(200);
    await move(23.9 * HOUR);
    expect((await calls.logIn(email, last)).code).toBe(200);
    await move(0.2 * HOUR);
    expect((await calls.logIn(email, last)).code).toBe(401);
  });

  test('ends the former password and every login with its first use', async () => {
    const { userId, email } = await newFiler();
    const former = await tokenOf(email, 'Meadow42Lark');
    await calls.reset(userId, email);
    await calls.work();
    expect((await calls.about(SECURE, former)).status).toBe(200);
    const [temporary = ''] = await calls.mailedTo(email);
    expect((await calls.logIn(email, temporary)).code).toBe(200);
    expect((await calls.about(undefined, former)).status).toBe(401);
    expect((await calls.logIn(email, 'Meadow42Lark')).code).toBe(401);
  });

  test('is mailed five times an hour at most', async () => {
    const { userId, email } = await newFiler();
    const before = (await calls.mailedTo(email)).length;
    for (let asked = 0; asked < 7; asked += 1) {
      expect((await calls.reset(userId, email)).code).toBe(200);
      await calls.work();
    }
    expect(await calls.mailedTo(email)).toHaveLength(before + 5);
  });

  test('is mailed to its owner whoever has guessed at the email before', async () => {
    const { userId, email } = await newFiler();
    const before = (await calls.mailedTo(email)).length;
    for (let guess = 0; guess < 7; guess += 1) {
      await calls.reset(userId, `guess-${guess}@northgate.example`);
      await calls.reset(userId, 'the-same-guess@northgate.example');
    }
    await calls.reset(userId, email);
    await calls.work();
    expect(await calls.mailedTo(email)).toHaveLength(before + 1);
  });
});

describe('a change of the password', () => {
  test('ends every other login of the account', async () => {
    const { userId, email } = await newFiler();
    const [own, other] = [await tokenOf(email, 'Meadow42Lark'), await tokenOf(email, 'Meadow42Lark')];
    const robin = await tokenOf(ROBIN, 'Northgate2026');
    expect((await calls.change(own, userId, 'Meadow42Lark', 'Meadow43Lark')).code).toBe(200);
    expect((await calls.about(undefined, other)).status).toBe(401);
    expect((await calls.about(SECURE, own)).status).toBe(200);
    expect((await calls.about(SECURE, robin)).status).toBe(200);
    expect((await calls.logIn(email, 'Meadow42Lark')).code).toBe(401);
    expect((await calls.logIn(email, 'Meadow43Lark')).code).toBe(200);
  });

  test.each([
    ['another user', 'northgate', 'Meadow42Lark', 'Meadow43Lark', undefined],
    ['a wrong password', undefined, 'Meadow41Lark', 'Meadow43Lark', undefined],
    ['a password against the rules', undefined, 'Meadow42Lark', 'meadow43lark', 'Invalid new password'],
    [
      'the same password',
      undefined,
      'Meadow42Lark',
      'Meadow42Lark',
      'Enter a new password that differs from the current one',
    ],
  ])('refuses %s', async (_what, named, password, newPassword, message) => {
    const { userId, email } = await newFiler();
    const token = await tokenOf(email, 'Meadow42Lark');
    const { code, problems } = await calls.change(token, named ?? userId, password, newPassword);
    expect(code).toBe(422);
    expect(problems).toEqual(message === undefined ? undefined : [expect.objectContaining({ message })]);
    expect((await calls.logIn(email, 'Meadow42Lark')).code).toBe(200);
  });

  test('is refused to those whose account another provider keeps', async () => {
    const token = await signToken(open.registry.config);
    expect((await calls.change(token, 'somebody', 'Meadow42Lark', 'Meadow43Lark')).code).toBe(404);
  });

  test('of staff ends the tokens that they had', async () => {
    const token = await signToken(open.registry.config, { claims: { sub: 'filer' } });
    expect((await calls.change(token, 'filer', 'registry-filer', 'Meadow42Lark')).code).toBe(200);
    expect((await calls.about(undefined, token)).status).toBe(401);
  });
});
