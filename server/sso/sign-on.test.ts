import type { Config } from '../settings/config';
import { buildServer } from '../http/server';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { REALM_PATH } from '../tokens/realm-path';
import { signOn } from './sign-on';

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

test.each<[string, Partial<Config>]>([
  ['in prod', { environment: 'prod', isDeveloper: false }],
  ['in client', { environment: 'client', isDeveloper: false }],
  ['where the operator has a sign-on service', { signOnAuthority: 'https://sso.example/realms/registry' }],
])('%s the embedded accounts do not exist', async (_where, change) => {
  const { registry } = open;
  const app = await buildServer({ ...registry, config: { ...registry.config, ...change } }, [signOn]);
  for (const path of ['/.well-known/openid-configuration', '/auth', '/token', '/interaction/abc']) {
    expect((await app.inject(`${REALM_PATH}${path}`)).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: `${REALM_PATH}${path}` })).statusCode).toBe(404);
  }
  await app.close();
});

test.each<[string, Partial<Config>, unknown]>([
  ['prod', { environment: 'prod', isDeveloper: false }, undefined],
  ['qa', { environment: 'qa', isDeveloper: true }, `http://localhost:8080${REALM_PATH}`],
])('in %s the portal is told of the sign-on service that there is', async (_where, change, authority) => {
  const { registry } = open;
  const app = await buildServer({ ...registry, config: { ...registry.config, ...change } }, [signOn]);
  const answer = await app.inject('/common-db-api/env');
  const { signOn: told } = answer.json<{ apiData: { signOn?: { authority: string } } }>().apiData;
  expect(told?.authority).toBe(authority);
  await app.close();
});
