import type { FastifyInstance } from 'fastify';
import { buildServer } from '../http/server';
import { attemptSignIn } from '../sso/attempt-sign-in';
import { accountCalls } from '../testing/account-calls';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';

jest.setTimeout(60_000);

const ENTITY = '20101000015';
const ROBIN = 'robin@northgate.example';
const PASSWORD = 'Northgate2026';
const DAY = 86_400_000;

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
afterEach(async () => {
  await open.registry.db.deleteFrom('login_attempt').execute();
  await open.registry.clock.moveTo(null);
});

/** A login from a browser; answers its status, the code, and the cookies that were set, as the browser sends them back. */
async function logsIn({ password = PASSWORD, email = ROBIN, cookie = '' } = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/business-api/sbf',
    headers: cookie === '' ? {} : { cookie },
    payload: { entityId: ENTITY, email, password },
  });
  const lines = [answer.headers['set-cookie'] ?? []].flat();
  return {
    status: answer.statusCode,
    code: answer.json<{ apiData?: { code: number } }>().apiData?.code,
    lines,
    cookie: lines.map((line) => line.split(';')[0]).join('; '),
  };
}

/** Strangers try passwords until the account has to wait. */
async function strangersTry(email = ROBIN) {
  for (let tries = 0; tries < 6; tries += 1) await logsIn({ email, password: 'Northgate2027' });
  expect(await logsIn({ email })).toMatchObject({ status: 429 });
}

test('strangers who try passwords do not keep an owner waiting who has logged in there before', async () => {
  const { cookie } = await logsIn();
  await strangersTry();
  expect(await logsIn({ cookie })).toMatchObject({ status: 200, code: 200 });
  // Nor does the owner's login give them another five.
  expect(await logsIn({ password: 'Northgate2027' })).toMatchObject({ status: 429 });
});

test('a browser that is known has tries of its own, and no more of them than an account', async () => {
  const { cookie } = await logsIn();
  for (let tries = 0; tries < 5; tries += 1)
    expect(await logsIn({ cookie, password: 'Northgate2027' })).toMatchObject({ code: 401 });
  expect(await logsIn({ cookie })).toMatchObject({ status: 429 });
  expect(await logsIn()).toMatchObject({ code: 200 });
});

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test.each([
  // The lowest bit of the last letter belongs to no byte.
  [
    'of the same bytes',
    (cookie: string) => cookie.replace(/.$/, (last) => BASE64[BASE64.indexOf(last) ^ 1] ?? ''),
  ],
  ['altered', (cookie: string) => cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['shortened', (cookie: string) => cookie.slice(0, -1)],
  ['of nothing', (cookie: string) => cookie.replace(/=.*/, '=')],
  ['of another name', (cookie: string) => cookie.replace(/^[^=]*/, 'known-device')],
])('a cookie that is %s makes no browser known', async (_what, change) => {
  const { cookie } = await logsIn();
  await strangersTry();
  expect(await logsIn({ cookie: change(cookie) })).toMatchObject({ status: 429 });
});

test('who has logged in to one account is a stranger to the others', async () => {
  const { cookie } = await logsIn();
  const [name = ''] = cookie.split('=');
  const locked = 'locked@northgate.example';
  await strangersTry(locked);
  expect(await logsIn({ email: locked, cookie })).toMatchObject({ status: 429 });
  const { lines } = await logsIn();
  expect(lines[0]?.split('=')[0]).toBe(name);
});

test('a wrong password makes no browser known', async () => {
  expect((await logsIn({ password: 'Northgate2027' })).lines).toEqual([]);
});

test('only the login gets the cookie, and no script reads it', async () => {
  const { lines } = await logsIn();
  expect(lines).toEqual([
    expect.stringMatching(
      /^known-device-[\w-]+=[\w.-]+; Path=\/business-api\/sbf; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    ),
  ]);
});

test('it is forgotten after half a year without a login', async () => {
  const { cookie } = await logsIn();
  const { clock } = open.registry;
  await clock.moveTo(new Date(clock.now().getTime() + 183 * DAY));
  await strangersTry();
  expect(await logsIn({ cookie })).toMatchObject({ status: 429 });
});

test('who has logged in may try to change the password, whatever strangers have tried', async () => {
  const { sbfAccessToken: token = '' } = await calls.logIn(ROBIN, PASSWORD);
  await strangersTry();
  const wrong = await calls.change(token, 'northgate', 'Northgate2027', 'Meadow42Lark');
  expect(wrong).toMatchObject({ status: 200, code: 422 });
  expect(await calls.change(token, 'northgate', PASSWORD, PASSWORD)).toMatchObject({ status: 200 });
});

test('staff sign on where they have signed on before, whatever strangers have tried', async () => {
  const signsIn = (password: string, cookies?: string) =>
    attemptSignIn(open.registry, { caller: '10.0.0.1', name: 'admin', password, cookies });
  const first = await signsIn('registry-admin');
  const cookies = first.kind === 'signedIn' ? first.deviceCookie.split(';')[0] : '';
  for (let tries = 0; tries < 6; tries += 1) await signsIn('x');
  expect(await signsIn('registry-admin')).toEqual({ kind: 'tooMany' });
  expect(await signsIn('registry-admin', cookies)).toMatchObject({ kind: 'signedIn' });
});

test('a cookie under the name of that of another account makes no browser known', async () => {
  const signsIn = (password: string, cookies?: string) =>
    attemptSignIn(open.registry, { caller: '10.0.0.1', name: 'admin', password, cookies });
  const first = await signsIn('registry-admin');
  const [name = ''] = first.kind === 'signedIn' ? first.deviceCookie.split('=') : [];
  const [, value = ''] = (await logsIn()).cookie.split('=');
  for (let tries = 0; tries < 6; tries += 1) await signsIn('x');
  expect(await signsIn('registry-admin', `${name}=${value}`)).toEqual({ kind: 'tooMany' });
});
