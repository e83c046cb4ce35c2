import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../http/server';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { REALM_PATH } from './realm-path';
import { signOn } from './sign-on';

jest.setTimeout(60_000);

let open: TestRegistry;
let app: FastifyInstance;
beforeAll(async () => {
  // The provider says that what it keeps ends with the process, as it is meant to.
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

/** Signs the administrator on, as the portal does; `asked` is what a stranger may have added to the address. */
async function signedOn(asked: Record<string, string> = {}) {
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
  let answer = await visit(`${REALM_PATH}/auth?${query.toString()}`);
  for (let step = 0; step < 8 && !String(answer.headers.location).startsWith(redirectUri()); step += 1) {
    const next = String(answer.headers.location);
    answer = await visit(next);
    if (answer.statusCode === 200)
      answer = await visit(next, { username: 'admin', password: 'registry-admin' });
  }
  const grant = {
    grant_type: 'authorization_code',
    code: new URL(String(answer.headers.location)).searchParams.get('code') ?? '',
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
  const { visit, tokens } = await signedOn(asked);
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
