import type { Config } from '../settings/config';
import { readConfig } from '../settings/config';
import { buildServer } from '../http/server';
import { FakeOpenIdProvider } from '../testing/fake-openid-provider';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';

const ROLES = 'https://registry.example/roles';
const QUEUE = '/business-api/admin/pendingFilings?page=1';

const provider = new FakeOpenIdProvider();
let open: TestRegistry | undefined;
beforeAll(async () => {
  [open] = await Promise.all([openTestRegistry(), provider.open()]);
}, 60_000);
afterAll(() => Promise.all([open?.close(), provider.close()]));

/** A server for that provider, as the environment variables of its operator have it. */
async function serverWith(variables: Record<string, string> = {}) {
  const config = readConfig({
    SIGN_ON_AUTHORITY: provider.authority,
    SIGN_ON_CLIENT_ID: provider.clientId,
    SIGN_ON_ROLES_CLAIM: ROLES,
    ...variables,
  });
  const names = Object.keys(config).filter((name) => name.startsWith('signOn')) as (keyof Config)[];
  const changed = Object.fromEntries(names.map((name) => [name, config[name]]));
  if (open === undefined) throw new Error('The registry is not open.');
  const { registry } = open;
  const app = await buildServer({ ...registry, config: { ...registry.config, ...changed } }, []);
  return {
    app,
    statusWith: async (token: string) =>
      (await app.inject({ url: QUEUE, headers: { authorization: `Bearer ${token}` } })).statusCode,
  };
}
const signOn = () => provider.signOn('http://localhost:8080/business/signedon');

test.each([
  [{ [ROLES]: ['BIZ_FRAUD'] }, {}, 200],
  [{ [ROLES]: ['OTHER'] }, {}, 403],
  [{ realm_access: { roles: ['BIZ_FRAUD'] } }, {}, 403],
  [
    { groups: 'registry-reviewers' },
    { SIGN_ON_ROLES_CLAIM: 'groups', SIGN_ON_ADMIN_ROLE: 'registry-reviewers' },
    200,
  ],
  [
    { groups: ['BIZ_FRAUD'] },
    { SIGN_ON_ROLES_CLAIM: 'groups', SIGN_ON_ADMIN_ROLE: 'registry-reviewers' },
    403,
  ],
])('whoever it says %j of is answered with the settings %j by %d', async (claims, variables, status) => {
  Object.assign(provider.manners, { claims });
  const { app, statusWith } = await serverWith(variables);
  expect(await statusWith((await signOn()).accessToken)).toBe(status);
  await app.close();
});

test.each([
  [{ preferred_username: 'kim', name: 'Kim Doe', email: 'kim@office.example' }, 'kim'],
  [{ name: 'Kim Doe', email: 'kim@office.example' }, 'Kim Doe'],
  [{ email: 'kim@office.example' }, 'kim@office.example'],
  [{}, undefined],
])('whoever it calls %j is shown as %s in the audit log, and known by the number', async (named, name) => {
  const sub = `number of ${name}`;
  Object.assign(provider.manners, { claims: { [ROLES]: ['BIZ_FRAUD'], sub, ...named } });
  const { app } = await serverWith();
  const { accessToken } = await signOn();
  const shown = async (filter: string) => {
    const answer = await app.inject({
      url: `/business-api/admin/auditLog?action=signedOn&userId=${encodeURIComponent(filter)}`,
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const { entries } = answer.json<{ apiData: { entries: { userId: string; userName?: string }[] } }>()
      .apiData;
    return entries.map(({ userId, userName }) => ({ userId, userName }));
  };
  expect(await shown(sub)).toEqual([{ userId: sub, userName: name }]);
  expect(await shown(name ?? sub)).toEqual([{ userId: sub, userName: name }]);
  await app.close();
});

test('it keeps the accounts of staff: the registry creates none, mails them no password, and keeps those of secure filing', async () => {
  Object.assign(provider.manners, { claims: { [ROLES]: ['BIZ_FRAUD'] } });
  const { app } = await serverWith();
  const { accessToken } = await signOn();
  const asked = async (path: string, payload: object) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/user-manager-api/${path}`,
      headers: { authorization: `Bearer ${accessToken}` },
      payload,
    });
    const { apiData } = answer.json<{ apiData: { code: number; problems?: { path: string }[] } }>();
    return [apiData.code, ...(apiData.problems ?? []).map(({ path: field }) => field)];
  };
  const account = { userId: 'newcomer.elsewhere', email: 'newcomer@office.example' };
  expect(await asked('store/create-user', { ...account, roles: ['BIZ_FRAUD'] })).toEqual([422, 'entityId']);
  expect(await asked('store/create-user', { ...account, entityId: '20101000015' })).toEqual([200]);
  expect(await asked('secure/store/update-user', { userId: 'reviewer', temporaryPassword: 'send' })).toEqual([
    409,
  ]);
  await app.close();
});

test('the slash at the end of its name may be left out', async () => {
  Object.assign(provider.manners, { claims: { [ROLES]: ['BIZ_FRAUD'] } });
  const { app, statusWith } = await serverWith({ SIGN_ON_AUTHORITY: provider.authority.slice(0, -1) });
  expect(await statusWith((await signOn()).accessToken)).toBe(200);
  await app.close();
});

test('a new key counts as soon as the set of keys may be asked for again; the former one counts no more', async () => {
  Object.assign(provider.manners, { claims: { [ROLES]: ['BIZ_FRAUD'] } });
  const { app, statusWith } = await serverWith();
  const { accessToken: former } = await signOn();
  expect(await statusWith(former)).toBe(200);
  await provider.changeKey();
  const { accessToken: token } = await signOn();
  // Tokens with made-up keys do not have the provider asked each time.
  expect(await statusWith(token)).toBe(401);
  const later = Date.now() + 31_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  try {
    expect(await statusWith(token)).toBe(200);
    expect(await statusWith(former)).toBe(401);
  } finally {
    clock.mockRestore();
    await app.close();
  }
});

test('where its access tokens are opaque, its ID tokens are sent; neither stands for the other', async () => {
  Object.assign(provider.manners, { claims: { [ROLES]: ['BIZ_FRAUD'] }, accessTokens: 'opaque' });
  const { accessToken, idToken } = await signOn();
  const byId = await serverWith({ SIGN_ON_TOKEN: 'id', SIGN_ON_AUDIENCE: provider.clientId });
  expect(await byId.statusWith(idToken)).toBe(200);
  expect(await byId.statusWith(accessToken)).toBe(401);
  await byId.app.close();
  const byAccess = await serverWith();
  expect(await byAccess.statusWith(idToken)).toBe(401);
  await byAccess.app.close();
  provider.manners.accessTokens = 'jwt';
});

test('the portal is told how to ask it, and its pages may reach it', async () => {
  const { app } = await serverWith({
    SIGN_ON_SCOPE: 'openid profile',
    SIGN_ON_PARAMETERS: 'audience=business-api',
    SIGN_ON_ORIGINS: provider.tokenOrigin,
    SIGN_ON_SIGN_OFF_URL: 'https://login.example/logout?client_id=portal',
    SIGN_ON_USER_INFO: '1',
  });
  const answer = await app.inject('/common-db-api/env');
  expect(answer.json<{ apiData: { signOn: unknown } }>().apiData.signOn).toEqual({
    authority: provider.authority,
    clientId: provider.clientId,
    keepsStaff: true,
    scope: 'openid profile',
    parameters: 'audience=business-api',
    rolesClaim: ROLES,
    adminRole: 'BIZ_FRAUD',
    token: 'access',
    asksUserInfo: true,
    signOffUrl: 'https://login.example/logout?client_id=portal',
  });
  const policy = String(answer.headers['content-security-policy']);
  const sources = /connect-src ([^;]+)/.exec(policy)?.[1]?.split(' ');
  expect(sources).toEqual(["'self'", new URL(provider.authority).origin, provider.tokenOrigin]);
  await app.close();
});
