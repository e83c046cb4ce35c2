import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Contract } from '../../server/contract/contract';
import { readContract } from '../../server/contract/contract';
import { buildServer } from '../../server/http/server';
import { ACCESS } from '../../server/contract/access';
import { BODY_LIMIT, BODY_LIMITS } from '../../server/http/limits';
import { callersTokens } from './callers';
import { operations } from '../../server/operations/all';
import { paymentPage } from '../../server/payment-page/routes';
import type { TestRegistry } from '../../server/testing/open-test-registry';
import { openTestRegistry } from '../../server/testing/open-test-registry';
import { contractViolation, faultPaths } from './answers';
import { breachesAt } from './breaches';
import { withValue } from './contract-values';
import type { Values } from './contract-requests';
import { contractRequests } from './contract-requests';
import { HOSTILE_TEXTS } from './hostile-texts';
import { JUNK_ADDRESSES, JUNK_HEADERS, JUNK_QUERIES, OTHER_METHODS, OTHER_TYPES, RAW_BODIES } from './junk';

jest.setTimeout(60_000);

let open: TestRegistry;
let app: FastifyInstance;
let contract: Contract;
let make: ReturnType<typeof contractRequests>;
let adminToken: string | undefined;

beforeAll(async () => {
  contract = await readContract();
  make = contractRequests(contract);
  open = await openTestRegistry({ rateLimit: 1_000_000, rateLimitSensitive: 1_000_000 });
  app = await buildServer(open.registry, [paymentPage]);
  ({ admin: adminToken } = await callersTokens(open.registry));
});
afterAll(async () => {
  await app.close();
  await open.close();
});

/** Operations that look at nothing before somebody has logged in. */
const asksForLogin = (id: string): boolean =>
  ['staff', 'loggedIn'].includes(ACCESS[id as keyof typeof ACCESS].kind);

/** The request with the token of an administrator, where the operation asks for one. */
const allowed = (id: string, options: InjectOptions): InjectOptions =>
  asksForLogin(id) && !('authorization' in (options.headers ?? {}))
    ? { ...options, headers: { ...options.headers, authorization: `Bearer ${adminToken}` } }
    : options;

/** Complaints about the answers to many requests, each with what was sent. */
async function complaints(
  requests: readonly { what: string; options: InjectOptions; status?: number; fault?: string }[],
): Promise<string[]> {
  const found: string[] = [];
  for (const { what, options, status, fault } of requests) {
    const answer = await app.inject(options);
    const wrong = contractViolation(answer);
    if (wrong !== null) found.push(`${what}: ${wrong}`);
    else if (status !== undefined && answer.statusCode !== status)
      found.push(`${what}: status ${answer.statusCode}`);
    else if (fault !== undefined && !faultPaths(answer.body).some((path) => path.startsWith(fault)))
      found.push(`${what}: no fault at ${fault}, but ${faultPaths(answer.body).join()}`);
  }
  return found;
}

/** In large bodies each place is broken only in some ways, in turn. */
const MAX_BREACHES = 60;

const ids = Object.keys(operations);

test.each(ids)('%s: each breach of its body is answered 400 with its path', async (id) => {
  const operation = make.operationOf(id);
  if (operation.body === undefined) return;
  const sound = make.bodyOf(operation);
  const all = make.schemas.places(make.schemas.at(operation.body)).flatMap(breachesAt);
  const stride = Math.ceil(all.length / MAX_BREACHES);
  const chosen = all.filter((_, index) => index % stride === 0);
  const requests = chosen.map(({ what, keys, value }) => ({
    what: `${keys.join('/')}: ${what}`,
    options: allowed(id, make.request(operation, { body: withValue(sound, keys, value) })),
    status: 400,
    fault: ['body', ...keys.slice(0, -1)].join('/'),
  }));
  expect(chosen.length).toBeGreaterThan(3);
  expect(await complaints(requests)).toEqual([]);
});

test.each(ids)('%s: each breach of its parameters is answered 400 with its path', async (id) => {
  const operation = make.operationOf(id);
  const requests = operation.parameters
    .filter(({ place }) => place === 'query')
    .flatMap(({ name, isRequired, schema }) => {
      const url = `${operation.path}?`;
      const others = new URLSearchParams(make.valuesOf(operation, 'query') as Record<string, string>);
      others.delete(name);
      const sent = (what: string, text: string) => ({
        what: `${name}: ${what}`,
        options: allowed(id, { method: operation.method, url: `${url}${others.toString()}&${text}` }),
        status: 400,
        fault: `query/${name}`,
      });
      const breaches = breachesAt({ keys: [], schema: make.schemas.at(schema) }).filter(
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
  const operation = make.operationOf(id);
  const body = make.bodyOf(operation);
  const texts = (value: unknown, text: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => texts(item, text));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, texts(inner, text)]));
    return value === 'Text' ? text : value;
  };
  const requests = HOSTILE_TEXTS.map((text) => ({
    what: JSON.stringify(text),
    options: allowed(
      id,
      make.request(operation, {
        query: texts(make.valuesOf(operation, 'query'), text) as Values,
        path: texts(make.valuesOf(operation, 'path'), text) as Values,
        body: texts(body, text),
      }),
    ),
  }));
  // An operation that takes no text gets the same request each time.
  const different = new Map(requests.map((request) => [JSON.stringify(request.options), request]));
  expect(await complaints([...different.values()])).toEqual([]);
});

/** A body of this many bytes that satisfies no operation: whether it is too large is found out first. */
const bodyOf = (bytes: number): string => `{"x":"${'x'.repeat(bytes - 8)}"}`;

test('a body that is far too large is refused before it has arrived', async () => {
  const options = make.request(make.operationOf('saveFiling'));
  const payload = bodyOf(16 * 1024 * 1024);
  expect(
    await complaints([{ what: 'sixteen megabytes', options: { ...options, payload }, status: 413 }]),
  ).toEqual([]);
});

test.each(ids)('%s: a malformed body is refused', async (id) => {
  const operation = make.operationOf(id);
  if (operation.body === undefined) return;
  const { headers } = allowed(id, make.request(operation));
  const base = { method: operation.method, url: operation.path };
  const json = { ...headers, 'content-type': 'application/json' };
  expect(
    await complaints([
      ...RAW_BODIES.map(([what, payload, status]) => ({
        what,
        status,
        options: { ...base, headers: json, payload },
      })),
      ...[0, 1].map((over) => ({
        what: `${over} bytes over the limit`,
        status: 400 + over * 13,
        options: {
          ...base,
          headers: json,
          payload: bodyOf((BODY_LIMITS[operation.id] ?? BODY_LIMIT) + over),
        },
      })),
      ...OTHER_TYPES.map((type) => ({
        what: type,
        status: 415,
        options: { ...base, headers: { ...headers, 'content-type': type }, payload: '{}' },
      })),
    ]),
  ).toEqual([]);
});

test.each(ids)('%s: odd methods, queries and headers do no harm', async (id) => {
  const operation = make.operationOf(id);
  const sound = allowed(id, make.request(operation));
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
    expect({ url, goesTo: headers.location ?? '/business' }).toEqual({
      url,
      goesTo: expect.stringMatching(/^\/business/),
    });
  }
});

test('a clock moved to the ends of time breaks nothing', async () => {
  const clock = make.operationOf('setClock');
  for (const now of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '1970-01-01T00:00:00-23:59', null]) {
    const requests = contract.operations.map((operation) => ({
      what: `${operation.id} at ${String(now)}`,
      options: operation.id === clock.id ? { url: '/dev-api/clock' } : make.request(operation),
    }));
    expect(
      await complaints([
        { what: `clock to ${String(now)}`, options: make.request(clock, { body: { now } }) },
        ...requests,
      ]),
    ).toEqual([]);
  }
});
