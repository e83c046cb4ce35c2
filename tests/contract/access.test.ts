import type { FastifyInstance } from 'fastify';
import { ADMIN_ROLE } from '#rules';
import type { Access } from '../../server/contract/access';
import { ACCESS, requireSecureFiler } from '../../server/contract/access';
import { createAuthorize } from '../../server/http/routes/authorize';
import type { Contract, ContractOperation } from '../../server/contract/contract';
import { readContract } from '../../server/contract/contract';
import { leavingAnswers } from '../../server/http/bodies/leaving-answer';
import { serveOperation } from '../../server/http/routes/serve-operation';
import type { ServerPlugin } from '../../server/http/server';
import { buildServer } from '../../server/http/server';
import { operations } from '../../server/operations/all';
import type { TestRegistry } from '../../server/testing/open-test-registry';
import { openTestRegistry } from '../../server/testing/open-test-registry';
import type { Caller } from './callers';
import { CALLERS, callersTokens, INVALID, OWN_ENTITY } from './callers';
import type { Id } from './who-may-call';
import { LOGGED_IN, SIGNED, STAFF_ALONE } from './who-may-call';

/** Operations that the contract does not have yet, so that every kind of access is shown. Each refuses any body as broken. */
const FICTIONAL: Record<string, { path: string; access: Access }> = {
  decide: { path: '/fictional/decide', access: { kind: 'staff', roles: [ADMIN_ROLE, 'OTHER_ROLE'] } },
};

const serveFictional: ServerPlugin = (app, registry) => {
  const authorize = createAuthorize(registry);
  const leaving = leavingAnswers();
  for (const [id, { path, access }] of Object.entries(FICTIONAL)) {
    serveOperation(
      app,
      { registry, authorize, leaving },
      {
        id,
        method: 'POST',
        path,
        access,
        bodyLimit: 1000,
        isSensitive: false,
        validator: { request: () => [{ path: 'body', message: 'is broken' }], answer: () => [] },
        answer: () => Promise.reject(new Error('No body is ever good enough.')),
      },
    );
  }
  // The entity of a filing is known once the filing is found: the operation itself asks whether the caller may.
  for (const hasSecureFiling of [true, false]) {
    serveOperation(
      app,
      { registry, authorize, leaving },
      {
        id: `filing${hasSecureFiling}`,
        method: 'POST',
        path: `/fictional/filing/${hasSecureFiling}`,
        access: { kind: 'secureFiling' },
        bodyLimit: 1000,
        isSensitive: false,
        validator: { request: () => [], answer: () => [] },
        answer({ principal }) {
          requireSecureFiler(principal, { entityId: OWN_ENTITY, hasSecureFiling });
          return Promise.resolve({ apiData: { code: 200, principal } });
        },
      },
    );
  }
};

let open: TestRegistry;
let app: FastifyInstance;
let contract: Contract;
let tokens: Record<Caller, string | undefined>;

beforeAll(async () => {
  contract = await readContract();
  open = await openTestRegistry({ rateLimit: 1_000_000, rateLimitSensitive: 1_000_000 });
  app = await buildServer(open.registry, [serveFictional]);
  tokens = await callersTokens(open.registry);
}, 60_000);
afterAll(async () => {
  await app.close();
  await open.close();
});

/** Sends what no operation takes, so that a refusal of the caller shows that nothing of it was read. */
const send = (caller: Caller, { method, url }: { method: 'GET' | 'POST'; url: string }, server = app) => {
  const token = tokens[caller];
  return server.inject({
    method,
    url,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { payload: '{ this is no JSON' } : {}),
  });
};

type Verdict = 401 | 403 | 'through';

/** The answer of each operation, by caller: 401 with what is wrong, 403, or on to the checks of the request. */
async function verdicts(
  request: { method: 'GET' | 'POST'; url: string },
  server = app,
): Promise<Record<string, Verdict>> {
  const found = await Promise.all(
    CALLERS.map(async (caller): Promise<[Caller, Verdict]> => {
      const { statusCode, headers } = await send(caller, request, server);
      const challenge = headers['www-authenticate'];
      if (statusCode === 401) {
        expect({ caller, challenge }).toEqual({
          caller,
          challenge: caller === 'nobody' ? 'Bearer' : 'Bearer error="invalid_token"',
        });
        return [caller, 401];
      }
      if (statusCode === 403) {
        expect({ caller, challenge }).toEqual({ caller, challenge: 'Bearer error="insufficient_scope"' });
        return [caller, 403];
      }
      return [caller, 'through'];
    }),
  );
  return Object.fromEntries(found);
}

/** The expected answer for every caller, when only these are admitted. */
const onlyThrough = (through: readonly Caller[]): Record<string, Verdict> =>
  Object.fromEntries(
    CALLERS.map((caller) => {
      if (through.includes(caller)) return [caller, 'through'];
      return [caller, caller === 'nobody' || INVALID.includes(caller) ? 401 : 403];
    }),
  );
const EVERYBODY = CALLERS.filter((caller) => !INVALID.includes(caller));

const ofStaff = Object.values(STAFF_ALONE).flat();

/** Who comes through to each operation; the callers' roles and entities are those above. */
const whoIsLetThrough = (id: Id): readonly Caller[] => {
  if (ofStaff.includes(id)) return ['admin'];
  if (LOGGED_IN.includes(id)) return EVERYBODY.filter((caller) => caller !== 'nobody');
  return SIGNED.includes(id) ? CALLERS : EVERYBODY;
};

/** Who comes through to the operations that the contract does not have. */
const whoComesThrough = (access: Access): readonly Caller[] => {
  return access.kind === 'staff' ? ['admin'] : EVERYBODY;
};

const ids = Object.keys(operations) as Id[];
const addressOf = ({ path, method }: Pick<ContractOperation, 'path' | 'method'>) => ({
  method,
  url: path.replace(/\{\w+\}/g, OWN_ENTITY),
});

test.each(ids)('%s refuses whom it is not for, before the request is read', async (id) => {
  const operation = contract.operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`${id} is not in the contract.`);
  expect(await verdicts(addressOf(operation))).toEqual(onlyThrough(whoIsLetThrough(id)));
});

test.each(Object.entries(FICTIONAL))('%s refuses whom its row refuses', async (_id, { path, access }) => {
  expect(await verdicts({ method: 'POST', url: path })).toEqual(onlyThrough(whoComesThrough(access)));
});

test('whoever comes through is told what is wrong with the request', async () => {
  const { statusCode } = await send('admin', { method: 'POST', url: '/fictional/decide' });
  expect(statusCode).toBe(400);
});

/** Calls an operation that finds the entity of the filing itself. */
const file = async (caller: Caller, hasSecureFiling: boolean) => {
  const token = tokens[caller];
  const answer = await app.inject({
    method: 'POST',
    url: `/fictional/filing/${hasSecureFiling}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    payload: {},
  });
  return answer.statusCode;
};

test('a filing on an entity with secure filing is its secure filer’s alone', async () => {
  const statuses = await Promise.all(CALLERS.map(async (caller) => [caller, await file(caller, true)]));
  const expected = onlyThrough(['secureFiler']);
  expect(Object.fromEntries(statuses)).toEqual(
    Object.fromEntries(
      CALLERS.map((caller) => [caller, expected[caller] === 'through' ? 200 : expected[caller]]),
    ),
  );
});

test('a filing on any other entity is everybody’s who sends no token, or a good one', async () => {
  for (const caller of CALLERS) {
    expect([caller, await file(caller, false)]).toEqual([caller, INVALID.includes(caller) ? 401 : 200]);
  }
});

test('an operation learns who is calling', async () => {
  const principalOf = async (caller: Caller) => {
    const token = tokens[caller];
    const answer = await app.inject({
      method: 'POST',
      url: '/fictional/filing/false',
      headers: token === undefined ? {} : { authorization: `bearer  ${token}` },
      payload: {},
    });
    return answer.json<{ apiData: { principal: unknown } }>().apiData.principal;
  };
  expect(await principalOf('nobody')).toEqual({ kind: 'public' });
  expect(await principalOf('admin')).toEqual({ kind: 'staff', userId: 'somebody', roles: [ADMIN_ROLE] });
  expect(await principalOf('staff')).toEqual({ kind: 'staff', userId: 'somebody', roles: [] });
  expect(await principalOf('staffOfEntity')).toEqual({ kind: 'staff', userId: 'somebody', roles: [] });
  expect(await principalOf('secureFiler')).toMatchObject({ kind: 'secureFiling', entityId: OWN_ENTITY });
});

test('the registry’s clock, which testers move, neither ends a token nor revives one', async () => {
  const { clock } = open.registry;
  const about = { method: 'GET' as const, url: '/business-api/about' };
  for (const moved of ['2001-01-01T00:00:00Z', '2101-01-01T00:00:00Z']) {
    await clock.moveTo(new Date(moved));
    expect((await send('admin', about)).statusCode).toBe(200);
    expect((await send('expired', about)).statusCode).toBe(401);
  }
  await clock.moveTo(null);
});

test('the authentication check answers as the version does, unless the token does not count', async () => {
  const about = { method: 'GET' as const, url: '/business-api/about' };
  const version = (await send('nobody', about)).json<object>();
  for (const caller of EVERYBODY) expect((await send(caller, about)).json()).toEqual(version);
  expect((await send('expired', about)).json()).toEqual({
    apiData: { code: 401, message: 'The login has ended or is not valid. Log in again.' },
  });
});

test('credentials of another kind, which something in between may add, are not a token', async () => {
  const answer = await app.inject({ url: '/business-api/about', headers: { authorization: 'Basic eDp5' } });
  expect(answer.statusCode).toBe(200);
});

test.each(["Bearer ' or 1=1 --", 'Bearer a b', 'Bearer ', 'bearer'])(
  '%j is a token that does not count',
  async (authorization) => {
    const answer = await app.inject({ url: '/business-api/about', headers: { authorization } });
    expect(answer.statusCode).toBe(401);
  },
);

test('outside developer environments what is for developers does not exist, whoever asks', async () => {
  const { registry } = open;
  const server = await buildServer(
    { ...registry, config: { ...registry.config, isDeveloper: false, environment: 'client' } },
    [],
  );
  for (const { id, path, method } of contract.operations.filter(
    ({ id }) => ACCESS[id].kind === 'developer',
  )) {
    const { statusCode } = await send('nobody', { method, url: path }, server);
    expect([id, statusCode]).toEqual([id, 404]);
  }
  await server.close();
});

test('who is refused uses up no try of those that all servers count together', async () => {
  const { registry } = open;
  const server = await buildServer(
    { ...registry, config: { ...registry.config, rateLimitSensitive: 2 } },
    [],
  );
  await registry.db.deleteFrom('rate_window').execute();
  const license = { method: 'POST' as const, url: '/business-api/validate/agent/dmv' };
  for (let turn = 0; turn < 5; turn += 1)
    expect((await send('expired', license, server)).statusCode).toBe(401);
  const statuses = [];
  for (let turn = 0; turn < 3; turn += 1) statuses.push((await send('nobody', license, server)).statusCode);
  expect(statuses).toEqual([400, 400, 429]);
  await server.close();
});
