import type { components } from '#api';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { initialFiling } from '#rules';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import type { LicenseProvider } from '../ports/license-port';
import { HttpFailure } from '../failures/failure';
import { buildServer } from './server';

const DMV = '/business-api/validate/agent/dmv';
const NAME_CHECK = '/business-api/entity/validateEntityNameAndAvailability';

let open: TestRegistry;
let app: FastifyInstance;
beforeAll(async () => {
  open = await openTestRegistry({ rateLimit: 1_000_000, rateLimitSensitive: 1_000_000 });
  app = await buildServer(open.registry, []);
}, 60_000);
afterAll(async () => {
  await app.close();
  await open.close();
});

const post = (payload: string | object, contentType = 'application/json'): InjectOptions => ({
  method: 'POST',
  url: DMV,
  headers: { 'content-type': contentType },
  payload,
});
const ask = async (options: InjectOptions, server = app) => {
  const answer = await server.inject(options);
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.json<{ apiData: Failure }>().apiData,
  };
};
interface Failure {
  code: number;
  message: string;
  faults?: { path: string; message: string }[];
}
const paths = ({ faults = [] }: Failure) => faults.map(({ path }) => path).sort();

test('every breach of the contract is named with its path', async () => {
  const { status, body } = await ask(post({ stateId: 7, lastName: 'x'.repeat(201), extra: true }));
  expect(status).toBe(400);
  expect(body.code).toBe(400);
  expect(paths(body)).toEqual(['body/extra', 'body/lastName', 'body/stateId']);
});

test('a missing parameter and one of the wrong form are both named', async () => {
  const { status, body } = await ask({ url: `${NAME_CHECK}?transType=ARTORG_LLC&entityType=XYZ` });
  expect(status).toBe(400);
  expect(paths(body)).toEqual(['query/entityType', 'query/name']);
});

test.each([
  [250, 200],
  [251, 400],
  [5000, 400],
])('a parameter of %i letters in a path is judged by the contract alone: %i', async (letters, expected) => {
  const url = `/business-api/entity/search/${'x'.repeat(letters)}/details`;
  const { status, body } = await ask({ url });
  expect(status).toBe(expected);
  expect(paths(body)).toEqual(expected === 400 ? ['path/name'] : []);
});

test('a refusal is no longer than its request, however many faults that has', async () => {
  const extras = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`${'x'.repeat(20)}${at}`, 1]));
  const { status, body } = await ask(post({ stateId: '1', lastName: 'x', ...extras, ['y'.repeat(9000)]: 1 }));
  expect(status).toBe(400);
  expect(body.faults).toHaveLength(21);
  expect(body.faults?.at(-1)?.message).toMatch(/^has \d+ more faults$/);
  expect(JSON.stringify(body).length).toBeLessThan(10_000);
});

test.each(['urn:uuid:0b0f4c7e-8b4e-4c39-9d29-5a2b4e5f6a01', '0b0f4c7e8b4e4c399d295a2b4e5f6a01'])(
  'a submission key is a UUID in its plain form, and not %s',
  async (submissionKey) => {
    const filing = { ...initialFiling({ filingType: 'llc', submissionKey: '' }), submissionKey };
    const { status, body } = await ask({ ...post({ filing }), url: '/business-api/file' });
    expect(status).toBe(400);
    expect(new Set(paths(body))).toEqual(new Set(['body/filing/submissionKey']));
  },
);

test('the clock cannot be moved to text that is not a time', async () => {
  const move = (now: string) => ask({ ...post({ now }), url: '/dev-api/clock' });
  expect((await move('2016-12-31T23:59:60Z')).status).toBe(400);
  expect((await move('tomorrow')).status).toBe(400);
});

test('a parameter that is given twice is not text', async () => {
  const { body } = await ask({ url: `${NAME_CHECK}?transType=A&entityType=DLLC&name=a&name=b` });
  expect(paths(body)).toEqual(['query/name']);
});

test.each([
  ['a body that is not JSON', post('{"stateId":'), 400, ['body']],
  ['no body', { method: 'POST', url: DMV } as InjectOptions, 400, ['body']],
  ['a body that is not an object', post('[]'), 400, ['body']],
  ['a poisoned prototype', post('{"__proto__": {"a": 1}, "stateId": "1", "lastName": "b"}'), 400, ['body']],
  ['a NUL in a text', post({ stateId: '1\0', lastName: 'x' }), 400, ['body/stateId']],
  ['half a surrogate pair', post('{"stateId":"1","lastName":"\\ud800"}'), 400, ['body/lastName']],
  ['a body of another type', post('stateId=1', 'application/x-www-form-urlencoded'), 415, []],
  ['a body that is too large', post({ stateId: 'x'.repeat(1_100_000), lastName: '' }), 413, []],
  ['an address of a service that is not there', { url: '/business-api/nothing' }, 404, []],
  [
    'a method that is not there',
    { method: 'DELETE', url: '/business-api/heartBeat' } as InjectOptions,
    405,
    [],
  ],
])('%s', async (_name, request, status, faultPaths) => {
  const answer = await ask(request);
  expect(answer.status).toBe(status);
  expect(answer.body.code).toBe(status);
  expect(paths(answer.body)).toEqual(faultPaths);
  expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.[jt]s:\d/);
});

test.each([
  ['/business-api/heartBeat?x=1', 'DELETE', 'GET, HEAD'],
  [DMV, 'GET', 'POST'],
  ['/business-api/nothing', 'DELETE', undefined],
] as const)('a method that is not there is told which there are: %s by %s', async (url, method, allowed) => {
  const answer = await app.inject({ method, url });
  expect(answer.headers.allow).toBe(allowed);
});

test('a text of any script is text', async () => {
  const { status } = await ask(post({ stateId: '921234567', lastName: 'Ōta 😀' }));
  expect(status).toBe(200);
});

/** The status and answer while the motor-vehicle records do this. */
async function whileRecords(lookUp: LicenseProvider['lookUp']) {
  const { licenses } = open.registry.providers;
  const original = licenses.lookUp;
  licenses.lookUp = lookUp;
  try {
    return await ask(post({ stateId: '921234567', lastName: 'Sample' }));
  } finally {
    licenses.lookUp = original;
  }
}

test('an error that nobody expected is 500, and tells nothing', async () => {
  const { status, body } = await whileRecords(() => Promise.reject(new Error('secret of the inside')));
  expect(status).toBe(500);
  expect(body).toEqual({ code: 500, message: 'Something went wrong. Try again later.' });
});

test('a database that cannot be reached is 503 and asks to come again', async () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const { status, headers } = await whileRecords(() => Promise.reject(refused));
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('5');
});

test('an answer that breaks the contract fails loudly while answers are checked', async () => {
  const record = await open.registry.providers.licenses.lookUp('921234567');
  expect((await whileRecords(() => Promise.resolve(record))).status).toBe(200);
  const broken = { ...record, firstName: 7 } as never;
  expect((await whileRecords(() => Promise.resolve(broken))).status).toBe(500);
});

test.each([
  ['qa', true, 200],
  ['prod', false, 404],
] as const)(
  "in %s the developer's operations are there: %s; the start page is the filer's",
  async (environment, isDeveloper, status) => {
    const config = { ...open.registry.config, environment, isDeveloper };
    const server = await buildServer({ ...open.registry, config }, []);
    expect((await ask({ url: '/dev-api/personas' }, server)).status).toBe(status);
    // Whether somebody may is asked before what they sent is looked at.
    const broken: InjectOptions = { ...post('{'), url: '/dev-api/clock' };
    expect((await ask(broken, server)).status).toBe(isDeveloper ? 400 : 404);
    expect((await server.inject('/')).headers.location).toBe('/business');
    await server.close();
  },
);

test('answers are not cached and say what a browser may do with them', async () => {
  const { headers } = await ask({ url: '/business-api/heartBeat' });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  for (const refused of [
    post('{'),
    { url: '/business-api/nothing' },
    { url: '/business-api/entity/%ff/forms' },
  ]) {
    const { headers: ofRefusal } = await ask(refused);
    expect(ofRefusal['cache-control']).toBe('no-store');
    expect(ofRefusal['x-content-type-options']).toBe('nosniff');
  }
});

test('the probes tell that it lives, is ready, and how it does', async () => {
  expect((await app.inject('/health/live')).json()).toEqual({ status: 'live' });
  expect((await app.inject('/health/ready')).json()).toEqual({ status: 'ready' });
  await app.inject('/business-api/heartBeat');
  expect(await app.metrics.metrics()).toContain('operation="businessHeartBeat",status="200"');
});

test('a failure on purpose is answered as it stands', () => {
  const problems: components['schemas']['Problems'] = [
    { path: 'name', code: 'required', message: 'Enter the name you want to use' },
  ];
  expect(new HttpFailure(422, 'Rules are broken.', { problems }).toBody()).toEqual({
    apiData: { code: 422, message: 'Rules are broken.', problems },
  });
});

test.each([
  ['127.0.0.1:8080', 'http://localhost:8080/business/filing/llc/intro?a=1'],
  ['127.0.0.1:5173', undefined],
  ['localhost:8080', undefined],
  ['elsewhere.example', undefined],
])(
  'a visitor of %s is led to the public name of this machine only from another name of it',
  async (host, to) => {
    const { registry } = open;
    const server = await buildServer(
      { ...registry, config: { ...registry.config, publicUrl: 'http://localhost:8080' } },
      [],
    );
    const answer = await server.inject({ url: '/business/filing/llc/intro?a=1', headers: { host } });
    expect(answer.headers.location).toBe(to);
    await server.close();
  },
);
