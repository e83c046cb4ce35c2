import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../http/server';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { REALM_PATH } from '../tokens/realm-path';
import { signOn } from './sign-on';

jest.setTimeout(60_000);

let open: TestRegistry;
let app: FastifyInstance;
/** Whether the database refuses every change, as a standby does. */
let isReadOnly = false;
beforeAll(async () => {
  // The provider warns that its data is lost when the process ends, which is intended.
  jest.spyOn(console, 'warn').mockReturnValue();
  open = await openTestRegistry();
  const { registry } = open;
  const db = new Proxy(registry.db, {
    get(target, name) {
      if (isReadOnly && (name === 'insertInto' || name === 'transaction'))
        throw Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  app = await buildServer({ ...registry, db }, [signOn]);
}, 60_000);
afterAll(async () => {
  await app.close();
  await open.close();
});
afterEach(() => {
  isReadOnly = false;
});

/** The form of a sign-on that is begun, at an address that names this host. */
async function begun(host = 'localhost:8080') {
  const { config } = open.registry;
  const query = new URLSearchParams({
    client_id: config.signOnClientId,
    redirect_uri: `${config.publicUrl}/business/signedon`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: createHash('sha256').update('verifier').digest('base64url'),
    code_challenge_method: 'S256',
  });
  const begin = await app.inject({ url: `${REALM_PATH}/auth?${query.toString()}`, headers: { host } });
  const cookies = Object.fromEntries(begin.cookies.map(({ name, value }) => [name, value]));
  return (password: string) =>
    app.inject({
      method: 'POST',
      url: String(begin.headers.location),
      cookies,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username: 'admin', password }).toString(),
    });
}

test('while the database only reads, a password is not called expired, and the answer says when to try again', async () => {
  const signIn = await begun();
  isReadOnly = true;
  const answer = await signIn('registry-admin');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.body).toContain('Signing in is not possible at this moment. Try again in a few seconds.');
});

test('the way back leads to the address that browsers use, whatever host the request names', async () => {
  const signIn = await begun('elsewhere.example');
  const { statusCode, headers } = await signIn('registry-admin');
  expect(statusCode).toBe(303);
  expect(new URL(String(headers.location)).host).toBe('localhost:8080');
});
