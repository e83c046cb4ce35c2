import { mockRegistry } from './node';
import { resetState, state } from './state';

const BASE = globalThis.location.origin;
const SECURE = '20101000015';

beforeAll(() => mockRegistry.listen({ onUnhandledRequest: 'error' }));
afterEach(resetState);
afterAll(() => mockRegistry.close());

interface Answer {
  status: number;
  code: number;
  sbfAccessToken?: string;
  mustChangePassword?: boolean;
  users?: { userId: string }[];
}

async function call(path: string, { body, token }: { body?: object; token?: string } = {}): Promise<Answer> {
  const response = await fetch(`${BASE}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { apiData } = (await response.json()) as { apiData: Omit<Answer, 'status'> };
  return { status: response.status, ...apiData };
}

const logIn = (email: string, password: string, entityId = SECURE) =>
  call('/business-api/sbf', { body: { entityId, email, password } });
const about = (token?: string, entityId = SECURE) =>
  call(`/business-api/about?entityId=${entityId}`, { token });
const change = (token: string | undefined, userId: string, password: string, newPassword: string) =>
  call('/user-manager-api/secure/store/change-pass', { token, body: { userId, password, newPassword } });

test.each([
  ['robin@northgate.example', 'Northgate2026', SECURE, 200],
  ['robin@northgate.example', 'northgate2026', SECURE, 401],
  ['robin@northgate.example', 'Northgate2026', '20101000001', 401],
  ['locked@northgate.example', 'Northgate2026', SECURE, 401],
  ['nobody@northgate.example', 'Northgate2026', SECURE, 401],
])('a login of %s with %s at %s is answered with %i', async (email, password, entityId, code) => {
  expect((await logIn(email, password, entityId)).code).toBe(code);
});

test('passwords have to wait after the free tries of an account, known or not, and a right one forgets them', async () => {
  const statuses = async (email: string) => {
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push((await logIn(email, 'wrong')).status);
    return answers;
  };
  expect(await statuses('nobody@northgate.example')).toEqual([200, 200, 200, 200, 200, 429]);
  const robin = 'robin@northgate.example';
  for (let tries = 0; tries < 4; tries += 1) await logIn(robin, 'wrong');
  expect((await logIn(robin, 'Northgate2026')).code).toBe(200);
  expect(await statuses(robin)).toEqual([200, 200, 200, 200, 200, 429]);
  state.clockOffsetMs = 31_000;
  expect((await logIn(robin, 'Northgate2026')).code).toBe(200);
});

test('a login opens its entity until it is logged out', async () => {
  const { sbfAccessToken } = await logIn('robin@northgate.example', 'Northgate2026');
  expect((await about()).status).toBe(401);
  expect((await about(sbfAccessToken)).status).toBe(200);
  await call('/business-api/sbf/logout', { token: sbfAccessToken, body: {} });
  expect((await about(sbfAccessToken)).status).toBe(401);
  expect((await about(undefined, '20101000001')).status).toBe(200);
});

test('a temporary password has to be changed, by the rules, which ends other logins', async () => {
  const email = 'temporary@northgate.example';
  const { sbfAccessToken: other } = await logIn(email, 'Temporary2026');
  const { sbfAccessToken: token, mustChangePassword } = await logIn(email, 'Temporary2026');
  expect(mustChangePassword).toBe(true);
  expect((await about(token)).status).toBe(401);
  expect((await change(undefined, 'northgate', 'Temporary2026', 'Meadow42Lark')).status).toBe(401);
  expect((await change(token, 'northgate', 'Temporary2026', 'Meadow42Lark')).code).toBe(422);
  expect((await change(token, 'northgate-temporary', 'Temporary2026', 'meadow')).code).toBe(422);
  expect((await change(token, 'northgate-temporary', 'Temporary2026', 'Meadow42Lark')).code).toBe(200);
  expect((await about(other)).status).toBe(401);
  expect((await logIn(email, 'Temporary2026')).code).toBe(401);
  expect((await logIn(email, 'Meadow42Lark')).mustChangePassword).toBe(false);
});

test('a temporary password is sent to those who exist, and the answer does not tell', async () => {
  const path = '/user-manager-api/store/reset-pass';
  const reset = (userId: string, email: string) => call(path, { body: { userId, email } });
  expect(await reset('nobody', 'robin@northgate.example')).toEqual({ status: 200, code: 200 });
  expect((await logIn('robin@northgate.example', 'Temporary2026')).code).toBe(401);
  expect(await reset('northgate', 'robin@northgate.example')).toEqual({ status: 200, code: 200 });
  expect((await logIn('robin@northgate.example', 'Temporary2026')).code).toBe(200);
});

test('others than administrators find their own account, and change none', async () => {
  const { sbfAccessToken: token } = await logIn('robin@northgate.example', 'Northgate2026');
  const found = await call('/user-manager-api/secure/search/user-id', { token });
  expect(found.users?.map(({ userId }) => userId)).toEqual(['northgate']);
  const others = await call('/user-manager-api/secure/search/user-name?name=lou', { token });
  expect(others.users).toEqual([]);
  expect((await call('/user-manager-api/secure/search/user-id')).status).toBe(401);
  const update = '/user-manager-api/secure/store/update-user';
  expect((await call(update, { token, body: { userId: 'northgate' } })).status).toBe(403);
});

test('secure filing is set up once, with a filing of the entity', async () => {
  const create = (body: object) => call('/user-manager-api/store/create-user', { body });
  const [entityId, refId, email] = ['20101000001', 'reference-of-a-filing-1', 'new@aspen.example'];
  expect((await create({ email })).status).toBe(401);
  expect((await create({ email, entityId, refId })).code).toBe(404);
  state.submissions.set(refId, { refId, entityId } as never);
  expect((await create({ email, entityId, refId })).code).toBe(200);
  expect((await create({ email, entityId, refId })).code).toBe(409);
  expect((await logIn(email, 'Temporary2026', entityId)).mustChangePassword).toBe(true);
});
