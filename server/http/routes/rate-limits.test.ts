import type { FastifyInstance, InjectOptions } from 'fastify';
import type { TestRegistry } from '../../testing/open-test-registry';
import { openTestRegistry } from '../../testing/open-test-registry';
import { buildServer } from '../server';

jest.setTimeout(30_000);

let open: TestRegistry;
let servers: [FastifyInstance, FastifyInstance];
beforeAll(async () => {
  open = await openTestRegistry({ rateLimitSensitive: 4, rateLimit: 40 });
  const build = () => buildServer(open.registry, []);
  servers = [await build(), await build()];
}, 60_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await open.close();
});
beforeEach(() => open.registry.db.deleteFrom('rate_window').execute());

const lookUp: InjectOptions = {
  method: 'POST',
  url: '/business-api/validate/agent/dmv',
  payload: { stateId: '921234567', lastName: 'Guess' },
};
const name = { orgName: '', firstName: '', middleName: '', lastName: '', suffix: '' };
const save: InjectOptions = {
  method: 'POST',
  url: '/business-api/agent/save',
  payload: { nameValues: { name }, authenticationType: 'D', transType: 'ARTORG_LLC' },
};
const heartBeat: InjectOptions = { url: '/business-api/heartBeat' };
const checkName: InjectOptions = {
  url: '/business-api/entity/validateEntityNameAndAvailability',
  query: { name: 'Any LLC', entityType: 'DLLC', transType: 'ARTORG_LLC' },
};

const status = async (replica: 0 | 1, request: InjectOptions, from = '10.0.0.1') =>
  (await servers[replica].inject({ ...request, remoteAddress: from })).statusCode;

test('look-ups of identities are counted by all replicas together, and the answer says how long to wait', async () => {
  const statuses: number[] = [];
  for (const replica of [0, 1, 0, 1, 0, 1] as const) statuses.push(await status(replica, lookUp));
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  const { headers, body } = await servers[1].inject({ ...lookUp, remoteAddress: '10.0.0.1' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(JSON.parse(body)).toEqual({
    apiData: { code: 429, message: 'There were too many requests. Wait a minute and try again.' },
  });
});

test('of many at the same moment no more get through', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => status(index % 2 === 0 ? 0 : 1, lookUp)),
  );
  expect(answers.filter((one) => one === 200)).toHaveLength(4);
  expect(answers.filter((one) => one === 429)).toHaveLength(8);
});

test('looking up and saving try the same identities, so they are counted together', async () => {
  for (const replica of [0, 1] as const) await status(replica, lookUp);
  // A request that breaks the contract is a try as well.
  for (const replica of [0, 1] as const) expect(await status(replica, save)).toBe(400);
  expect(await status(0, lookUp)).toBe(429);
  expect(await status(1, save)).toBe(429);
});

test('other callers and other operations are still answered', async () => {
  for (let count = 0; count < 6; count += 1) await status(0, lookUp);
  expect(await status(1, lookUp, '10.0.0.2')).toBe(200);
  expect(await status(1, heartBeat)).toBe(200);
});

test('after a minute it may be tried again', async () => {
  const { clock } = open.registry;
  for (let count = 0; count < 6; count += 1) await status(0, lookUp);
  await clock.moveTo(new Date(clock.now().getTime() + 61_000));
  expect(await status(1, lookUp)).toBe(200);
  // A clock that testers move back leaves no window behind that never ends.
  await clock.moveTo(null);
  for (const replica of [0, 1] as const) expect(await status(replica, lookUp)).not.toBe(500);
});

test('name checks are counted by each server for itself and cost the database nothing', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 5; count += 1) statuses.push(await status(0, checkName));
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  expect(await status(1, checkName)).toBe(200);
  expect(await open.registry.db.selectFrom('rate_window').selectAll().execute()).toEqual([]);
});

test('tokens that do not count are tried no more often than anything else', async () => {
  const withToken = { ...heartBeat, headers: { authorization: 'Bearer guessed' } };
  const statuses: number[] = [];
  for (let count = 0; count < 42; count += 1) statuses.push(await status(0, withToken, '10.0.0.9'));
  expect(statuses.slice(0, 40)).toEqual(Array(40).fill(401));
  expect(statuses.slice(40)).toEqual([429, 429]);
  expect(await status(0, heartBeat, '10.0.0.10')).toBe(200);
});

test('nor on an operation with a lower limit of its own', async () => {
  const withToken = { ...checkName, headers: { authorization: 'Bearer guessed' } };
  const statuses: number[] = [];
  for (let count = 0; count < 5; count += 1) statuses.push(await status(0, withToken, '10.0.0.11'));
  expect(statuses).toEqual([401, 401, 401, 401, 429]);
});

test('nobody gets more tries by an address that they choose', async () => {
  // All attempts for the license of the other tests are used up by now, for every caller.
  const other = { ...lookUp, payload: { stateId: '937654321', lastName: 'Guess' } };
  const { config } = open.registry;
  const behindOne = await buildServer({ ...open.registry, config: { ...config, trustProxy: 1 } }, []);
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${guess}, 192.0.2.77` };
    statuses.push((await behindOne.inject({ ...other, remoteAddress: '10.0.0.9', headers })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  const headers = { 'x-forwarded-for': 'x'.repeat(3000) };
  const { statusCode } = await behindOne.inject({ ...other, remoteAddress: '10.0.0.8', headers });
  expect(statusCode).toBe(200);
  await behindOne.close();
});
