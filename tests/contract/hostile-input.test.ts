import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Contract, ContractOperation } from '../../server/http/contract';
import { readContract } from '../../server/http/contract';
import { buildServer } from '../../server/http/server';
import { operations } from '../../server/operations/all';
import { paymentPage } from '../../server/payment-page/routes';
import type { TestRegistry } from '../../server/testing/open-test-registry';
import { openTestRegistry } from '../../server/testing/open-test-registry';
import { complaint, faultPaths } from './answers';
import { breachesAt } from './breaches';
import { contractSchemas, withValue } from './contract-values';
import { HOSTILE_TEXTS } from './hostile-texts';

let open: TestRegistry;
let app: FastifyInstance;
let contract: Contract;
let schemas: ReturnType<typeof contractSchemas>;

beforeAll(async () => {
  contract = await readContract();
  schemas = contractSchemas(contract);
  open = await openTestRegistry({ rateLimit: 1_000_000, rateLimitSensitive: 1_000_000 });
  app = await buildServer(open.registry, [paymentPage]);
}, 60_000);
afterAll(async () => {
  await app.close();
  await open.close();
});

const operationOf = (id: string): ContractOperation => {
  const operation = contract.operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`${id} is not in the contract.`);
  return operation;
};

type Values = Record<string, unknown>;

const valuesOf = ({ parameters }: ContractOperation, place: string): Values =>
  Object.fromEntries(
    parameters
      .filter((one) => one.place === place)
      .map(({ name, schema }) => [name, schemas.sample(schemas.at(schema))]),
  );

const bodyOf = ({ body }: ContractOperation): unknown =>
  body === undefined ? undefined : schemas.sample(schemas.at(body));

/** A request of the operation that satisfies the contract, but for the parts given. */
function request(
  operation: ContractOperation,
  parts: { query?: Values; path?: Values; body?: unknown } = {},
): InjectOptions {
  const path = { ...valuesOf(operation, 'path'), ...parts.path };
  const query = new URLSearchParams(
    Object.entries({ ...valuesOf(operation, 'query'), ...parts.query }).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
  const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const body = 'body' in parts ? parts.body : bodyOf(operation);
  const headers = Object.fromEntries(
    Object.entries(valuesOf(operation, 'header')).map(([name, value]) => [name, String(value)]),
  );
  return {
    method: operation.method,
    url: query.size > 0 ? `${url}?${query.toString()}` : url,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    payload: body === undefined ? undefined : JSON.stringify(body),
  };
}

/** Complaints about the answers to many requests, each with what was sent. */
async function complaints(
  requests: readonly { what: string; options: InjectOptions; status?: number; fault?: string }[],
): Promise<string[]> {
  const found: string[] = [];
  for (const { what, options, status, fault } of requests) {
    const answer = await app.inject(options);
    const wrong = complaint(answer);
    if (wrong !== null) found.push(`${what}: ${wrong}`);
    else if (status !== undefined && answer.statusCode !== status)
      found.push(`${what}: status ${answer.statusCode}`);
    else if (fault !== undefined && !faultPaths(answer.body).some((path) => path.startsWith(fault)))
      found.push(`${what}: no fault at ${fault}, but ${faultPaths(answer.body).join()}`);
  }
  return found;
}

/** In large bodies each place is broken in some of the ways only, one after the other. */
const MOST_BREACHES = 400;

const ids = Object.keys(operations);

test.each(ids)('%s: each breach of its body is answered 400 with its path', async (id) => {
  const operation = operationOf(id);
  if (operation.body === undefined) return;
  const sound = bodyOf(operation);
  const all = schemas.places(schemas.at(operation.body)).flatMap(breachesAt);
  const stride = Math.ceil(all.length / MOST_BREACHES);
  const chosen = all.filter((_, index) => index % stride === 0);
  const requests = chosen.map(({ what, keys, value }) => ({
    what: `${keys.join('/')}: ${what}`,
    options: request(operation, { body: withValue(sound, keys, value) }),
    status: 400,
    fault: ['body', ...keys.slice(0, -1)].join('/'),
  }));
  expect(chosen.length).toBeGreaterThan(3);
  expect(await complaints(requests)).toEqual([]);
});

test.each(ids)('%s: each breach of its parameters is answered 400 with its path', async (id) => {
  const operation = operationOf(id);
  const requests = operation.parameters
    .filter(({ place }) => place === 'query')
    .flatMap(({ name, isRequired, schema }) => {
      const url = `${operation.path}?`;
      const others = new URLSearchParams(valuesOf(operation, 'query') as Record<string, string>);
      others.delete(name);
      const sent = (what: string, text: string) => ({
        what: `${name}: ${what}`,
        options: { method: operation.method, url: `${url}${others.toString()}&${text}` },
        status: 400,
        fault: `query/${name}`,
      });
      const breaches = breachesAt({ keys: [], schema: schemas.at(schema) }).filter(
        ({ value, what }) =>
          typeof value === 'string' && what !== 'half a character' && !what.includes(' for '),
      );
      return [
        ...(isRequired ? [sent('missing', '')] : []),
        sent('twice', `${name}=1&${name}=1`),
        ...breaches.map(({ what, value }) => sent(what, `${name}=${encodeURIComponent(String(value))}`)),
      ];
    });
  expect(await complaints(requests)).toEqual([]);
});

test.each(ids)('%s: texts that the contract allows never break the server', async (id) => {
  const operation = operationOf(id);
  const body = bodyOf(operation);
  const texts = (value: unknown, text: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => texts(item, text));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, texts(inner, text)]));
    return value === 'Text' ? text : value;
  };
  const requests = HOSTILE_TEXTS.map((text) => ({
    what: JSON.stringify(text),
    options: request(operation, {
      query: texts(valuesOf(operation, 'query'), text) as Values,
      path: texts(valuesOf(operation, 'path'), text) as Values,
      body: texts(body, text),
    }),
  }));
  expect(await complaints(requests)).toEqual([]);
});

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Bodies that are no bodies, with the status that each is due. */
const RAW_BODIES: readonly [what: string, payload: string | Buffer, status: number][] = [
  ['nothing', '', 400],
  ['half of it', '{"filing":{"a":', 400],
  ['a text', '"x"', 400],
  ['null', 'null', 400],
  ['deep nesting', deep(20_000), 400],
  ['deep nesting inside', `{"filing":${deep(20_000)}}`, 400],
  ['a poisoned prototype', '{"__proto__":{"isAdmin":true}}', 400],
  ['a poisoned constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', 400],
  ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]), 400],
  ['two values', '{}{}', 400],
  ['a comment', '{/* */}', 400],
  ['a number without end', `{"filing":${'9'.repeat(10_000)}}`, 400],
  [
    'many properties',
    JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`p${n}`, n]))),
    400,
  ],
  ['sixteen megabytes', `{"filing":"${'x'.repeat(16 * 1024 * 1024)}"}`, 413],
];

const OTHER_TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json-patch+json',
  'application/octet-stream',
  'junk',
  '*/*',
];

test.each(ids)('%s: what is no JSON of the contract is refused', async (id) => {
  const operation = operationOf(id);
  if (operation.body === undefined) return;
  const { headers } = request(operation);
  const base = { method: operation.method, url: operation.path };
  const json = { ...headers, 'content-type': 'application/json' };
  expect(
    await complaints([
      ...RAW_BODIES.map(([what, payload, status]) => ({
        what,
        status,
        options: { ...base, headers: json, payload },
      })),
      ...OTHER_TYPES.map((type) => ({
        what: type,
        status: 415,
        options: { ...base, headers: { ...headers, 'content-type': type }, payload: '{}' },
      })),
    ]),
  ).toEqual([]);
});

const OTHER_METHODS = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'GET', 'POST'] as const;
const JUNK_QUERIES = [
  '?%',
  '?%zz=%',
  '?a[b]=1&a[__proto__]=2',
  '?__proto__=1',
  '?constructor[prototype]=1',
  '?&&==&=',
  '?%00=%00',
  '?a=%ff%fe',
];
const JUNK_HEADERS = [
  { accept: 'x'.repeat(5000) },
  { 'accept-encoding': 'gzip;q=9,br;;,*;q=0' },
  { host: 'evil.example' },
  { 'x-forwarded-for': "1.2.3.4, ' or 1=1" },
  { 'x-forwarded-host': 'evil.example' },
  { 'content-length': '999999' },
  { expect: '100-continue' },
  { cookie: '__proto__=1; a=%' },
  { authorization: 'Bearer x.y.z' },
  { 'x-http-method-override': 'DELETE' },
  { origin: 'null' },
  { range: 'bytes=-1' },
  { 'if-none-match': '*' },
];

test.each(ids)('%s: odd methods, queries and headers do no harm', async (id) => {
  const operation = operationOf(id);
  const sound = request(operation);
  const url = String(sound.url).split('?')[0] ?? '';
  expect(
    await complaints([
      ...OTHER_METHODS.filter((method) => method !== operation.method).map((method) => ({
        what: method,
        options: { method, url },
      })),
      ...JUNK_QUERIES.map((query) => ({ what: query, options: { ...sound, url: `${url}${query}` } })),
      ...JUNK_HEADERS.map((header) => ({
        what: JSON.stringify(header).slice(0, 60),
        options: { ...sound, headers: { ...sound.headers, ...header } },
      })),
    ]),
  ).toEqual([]);
});

const JUNK_ADDRESSES = [
  '/%',
  '/%zz',
  '/%00',
  '/business/%',
  '/business-api/entity/%/good-standing/details',
  '/business-api/entity/%00/good-standing/details',
  '/business-api/entity/search/%ff/details',
  '/business-api/entity/search/%2e%2e%2f/details',
  `/business-api/entity/search/${'x'.repeat(9000)}/details`,
  '/business-api/../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/../../server/main.js',
  '/assets/%00',
  '/.vite/manifest.json',
  '/.git/config',
  '//evil.example',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/business-api/nothing',
  '/pay/none',
  '/pay/%00',
  '/pay/__proto__',
  `/pay/${'x'.repeat(300)}`,
];

test('addresses that lead nowhere', async () => {
  const requests = JUNK_ADDRESSES.flatMap((url) => [
    { what: `GET ${url.slice(0, 60)}`, options: { url } },
    { what: `POST ${url.slice(0, 60)}`, options: { method: 'POST' as const, url, payload: {} } },
  ]);
  expect(await complaints(requests)).toEqual([]);
});

test('an address inside the project leads to nothing of it', async () => {
  for (const url of JUNK_ADDRESSES) {
    const { body, headers } = await app.inject({ url });
    expect({ url, leaks: /devDependencies|\[core\]|root:x:/.test(body) }).toEqual({ url, leaks: false });
    expect({ url, goesTo: headers.location }).toEqual({ url, goesTo: undefined });
  }
});

test('a clock moved to the ends of time breaks nothing', async () => {
  const clock = operationOf('setClock');
  for (const now of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '1970-01-01T00:00:00-23:59', null]) {
    const requests = contract.operations.map((operation) => ({
      what: `${operation.id} at ${String(now)}`,
      options: operation.id === clock.id ? { url: '/dev-api/clock' } : request(operation),
    }));
    expect(
      await complaints([
        { what: `clock to ${String(now)}`, options: request(clock, { body: { now } }) },
        ...requests,
      ]),
    ).toEqual([]);
  }
});
