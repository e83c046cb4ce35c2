import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { findAccount } from '../accounts/accounts';
import { endLogins } from '../accounts/logins';
import { hashPassword } from '../accounts/password-hash';
import { buildServer } from '../http/server';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { REALM_PATH } from '../tokens/realm-path';
import { signOn } from './sign-on';

jest.setTimeout(60_000);

let open: TestRegistry;
let app: FastifyInstance;
beforeAll(async () => {
  // The provider warns that its data is lost when the process ends, which is intended.
  jest.spyOn(console, 'warn').mockReturnValue();
  open = await openTestRegistry({ rateLimit: 1_000_000, rateLimitSensitive: 1_000_000 });
  app = await buildServer(open.registry, [signOn]);
}, 60_000);
afterAll(async () => {
  await app.close();
  await open.close();
});

interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
}

const clientId = () => open.registry.config.signOnClientId;
const redirectUri = () => `${open.registry.config.publicUrl}/business/signedon`;

/** A browser that keeps cookies and follows nothing by itself. */
function browser() {
  const cookies = new Map<string, string>();
  return async (url: string, form?: Record<string, string>) => {
    const { pathname, search } = new URL(url, open.registry.config.publicUrl);
    const answer = await app.inject({
      method: form === undefined ? 'GET' : 'POST',
      url: pathname + search,
      cookies: Object.fromEntries(cookies),
      ...(form !== undefined && {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      }),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
}

const askTokens = async (form: Record<string, string>) => {
  const answer = await browser()(`${REALM_PATH}/token`, { client_id: clientId(), ...form });
  return { status: answer.statusCode, ...answer.json<Tokens>() };
};

interface SignOn {
  /** Additions or changes that an attacker may have made to the address. */
  asked?: Record<string, string>;
  userId?: string;
  password?: string;
  /** Runs when the password was found right, before the browser goes on. */
  meanwhile?: () => Promise<void>;
}

/** Signs on as the portal does; without tokens where the password is asked for again. */
async function signedOn({ asked, userId = 'admin', password = 'registry-admin', meanwhile }: SignOn = {}) {
  const visit = browser();
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: clientId(),
    redirect_uri: redirectUri(),
    response_type: 'code',
    scope: 'openid profile email offline_access',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...asked,
  });
  const begun = await visit(`${REALM_PATH}/auth?${query.toString()}`);
  const form = String(begun.headers.location);
  await visit(form);
  let answer = await visit(form, { username: userId, password });
  await meanwhile?.();
  for (let step = 0; step < 5 && !String(answer.headers.location).startsWith(redirectUri()); step += 1)
    answer = await visit(String(answer.headers.location));
  const { searchParams } = new URL(String(answer.headers.location), redirectUri());
  const grant = {
    grant_type: 'authorization_code',
    code: searchParams.get('code') ?? '',
    redirect_uri: redirectUri(),
    code_verifier: verifier,
  };
  return { visit, grant, tokens: await askTokens(grant) };
}

async function signOff(visit: ReturnType<typeof browser>, idToken: string): Promise<void> {
  const page = await visit(`${REALM_PATH}/session/end?id_token_hint=${idToken}`);
  const xsrf = /name="xsrf" value="([^"]*)"/.exec(page.body)?.[1] ?? '';
  expect((await visit(`${REALM_PATH}/session/end/confirm`, { xsrf, logout: 'yes' })).statusCode).toBe(303);
}

const statusWith = async (token: string) =>
  (
    await app.inject({
      url: '/business-api/admin/pendingFilings',
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode;

const renewal = (refresh_token: string) => askTokens({ grant_type: 'refresh_token', refresh_token });

test.each<[string, Record<string, string>]>([
  ['the portal', {}],
  ['whoever asks for consent', { prompt: 'consent' }],
])('signing off ends every token that %s was given', async (_who, asked) => {
  const { visit, tokens } = await signedOn({ asked });
  const other = await signedOn();
  expect(await statusWith(tokens.access_token)).toBe(200);
  await signOff(visit, tokens.id_token);
  expect((await renewal(tokens.refresh_token)).status).toBe(400);
  expect(await statusWith(tokens.access_token)).toBe(401);
  // Another browser stays signed on.
  expect(await statusWith(other.tokens.access_token)).toBe(200);
});

test.each(['code', 'refresh token'])('a %s that is used twice ends what it was changed for', async (used) => {
  const { grant, tokens } = await signedOn();
  const renewed = await renewal(tokens.refresh_token);
  expect(await statusWith(renewed.access_token)).toBe(200);
  const again = used === 'code' ? await askTokens(grant) : await renewal(tokens.refresh_token);
  expect(again.status).toBe(400);
  expect((await renewal(renewed.refresh_token)).status).toBe(400);
  expect(await statusWith(renewed.access_token)).toBe(401);
});

const accountIdOf = async (userId: string) =>
  (await findAccount(open.registry.db, { userId }))?.account_id ?? '';

test('a sign-on that was held back until the logins of its account have ended is none', async () => {
  const { db } = open.registry;
  const { tokens } = await signedOn({
    async meanwhile() {
      const validFrom = await endLogins(db, await accountIdOf('admin'));
      await pause(validFrom.getTime() + 1000 - Date.now());
    },
  });
  expect(tokens.access_token).toBeUndefined();
});

test('a temporary password signs on at once, also where another one counted until then', async () => {
  const temporary = {
    temporary_hash: await hashPassword('Temporary2027'),
    temporary_ends_at: new Date('2099-01-01'),
  };
  await open.registry.db
    .updateTable('account')
    .set(temporary)
    .where('account_id', '=', await accountIdOf('reviewer'))
    .execute();
  const { tokens } = await signedOn({ userId: 'reviewer', password: 'Temporary2027' });
  // It is to be changed first.
  expect(await statusWith(tokens.access_token)).toBe(403);
});
