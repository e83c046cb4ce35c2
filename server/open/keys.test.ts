import { randomUUID } from 'node:crypto';
import type { openComponents } from '#api';
import { OPEN_KEY_LENGTH, OPEN_KEY_PREFIX } from '#rules';
import { makeKeyOf } from '../testing/open-key';
import { serveOpenRecord, type OpenRecordServer } from '../testing/open-record-server';

jest.setTimeout(60_000);

const ADDRESS = '/open-api/v1/entities/20101000001';
const OTHER = '/open-api/v1/openapi.json';

let server: OpenRecordServer;
beforeEach(async () => {
  server = await serveOpenRecord({ rateLimit: 3, rateLimitKey: 5 });
}, 60_000);
afterEach(() => server.close());

const keyOf = (takenBackAt?: Date) => makeKeyOf(server.registry, `${randomUUID()}@keys.example`, takenBackAt);

/** Each answer is read to its end: a connection with more to come would keep the server. */
async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await server.get(path, headers);
  const body = await answer.text();
  return { status: answer.status, headers: answer.headers, body };
}
const ask = (key?: string, path = OTHER) =>
  get(path, key === undefined ? {} : { authorization: `Bearer ${key}` });
const told = ({ status, headers }: { status: number; headers: Headers }) => [
  status,
  headers.get('ratelimit-policy'),
  headers.get('ratelimit')?.replace(/t=\d+/, 't='),
];

test('a key has a limit of its own, and each answer says what is left of it', async () => {
  const [one, other] = [await keyOf(), await keyOf()];
  expect(told(await ask(one))).toEqual([200, '"key";q=5;w=60', '"key";r=4;t=']);
  expect(told(await ask())).toEqual([200, '"default";q=3;w=60', '"default";r=2;t=']);
  for (let asked = 0; asked < 4; asked += 1) await ask(one);
  const refused = await ask(one);
  expect(told(refused)).toEqual([429, '"key";q=5;w=60', '"key";r=0;t=']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // Neither the address nor another key has less for it.
  expect(told(await ask(other))).toEqual([200, '"key";q=5;w=60', '"key";r=4;t=']);
  expect(told(await ask())).toEqual([200, '"default";q=3;w=60', '"default";r=1;t=']);
});

test('a key never has a smaller limit than an address', async () => {
  const own = await serveOpenRecord({ rateLimit: 50, rateLimitKey: 5 });
  const former = server;
  server = own;
  expect(told(await ask(await keyOf()))).toEqual([200, '"key";q=50;w=60', '"key";r=49;t=']);
  await own.close();
  server = former;
});

test('a key that was taken back is refused with the day, in the answer and its challenge', async () => {
  const key = await keyOf(new Date('2026-11-21T18:00:00Z'));
  const answer = await ask(key, ADDRESS);
  const problem = JSON.parse(answer.body) as openComponents['schemas']['Problem'];
  expect(problem).toEqual({
    type: 'about:blank',
    title: 'Unauthorized',
    status: 401,
    detail:
      'This key was taken back on November 21, 2026. Use the newer key of the same address, or ask for one on the page for developers.',
  });
  expect(answer.headers.get('www-authenticate')).toBe(
    `Bearer realm="open record", error="invalid_token", error_description="${problem.detail}"`,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('access-control-expose-headers')).toContain('WWW-Authenticate');
});

test.each([
  ['Basic YTpi', 'Bearer realm="open record", error_description='],
  ['', 'Bearer realm="open record", error_description='],
  ['Bearer', 'error="invalid_token"'],
  ['Bearer openkey_short', 'error="invalid_token"'],
  [`bearer ${OPEN_KEY_PREFIX.padEnd(OPEN_KEY_LENGTH, 'k')}`, 'error="invalid_token"'],
  [`Bearer ${OPEN_KEY_PREFIX.padEnd(OPEN_KEY_LENGTH, 'k')}, Bearer x`, 'error="invalid_token"'],
])(
  'what is sent as %p is refused, and nobody is let through without it',
  async (authorization, challenge) => {
    const answer = await get(OTHER, { authorization });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      401,
      'application/problem+json; charset=utf-8',
    ]);
    expect(answer.headers.get('www-authenticate')).toContain(challenge);
    const { detail } = JSON.parse(answer.body) as openComponents['schemas']['Problem'];
    expect(detail).not.toContain('kkk');
  },
);

test('keys that do not count are counted by themselves, and none is looked up once they are too many', async () => {
  const bad = await keyOf(new Date('2026-11-21T18:00:00Z'));
  const statuses: number[] = [];
  for (let asked = 0; asked < 4; asked += 1) statuses.push((await ask(bad)).status);
  expect(statuses).toEqual([401, 401, 401, 429]);
  const good = await keyOf();
  expect(told(await ask(good))).toEqual([429, '"refused-key";q=3;w=60', '"refused-key";r=0;t=']);
  // Without a key the same address reads on.
  expect(told(await ask())).toEqual([200, '"default";q=3;w=60', '"default";r=2;t=']);
});

test('a page of another origin may send a key, and its first question is not counted', async () => {
  for (let asked = 0; asked < 5; asked += 1) {
    const answer = await fetch(`${server.url}${ADDRESS}`, { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(answer.headers.get('ratelimit')).toBeNull();
  }
  expect(told(await ask())[2]).toBe('"default";r=2;t=');
});

test('every operation takes a key, says so in the contract, and keeps answers apart by it', async () => {
  const contract = JSON.parse((await ask()).body) as {
    security: object[];
    paths: Record<string, Record<string, { responses?: Record<string, unknown> }>>;
  };
  expect(contract.security).toEqual([{}, { key: [] }]);
  const operations = Object.values(contract.paths).flatMap((path) =>
    Object.values(path).flatMap(({ responses }) => (responses === undefined ? [] : [responses])),
  );
  expect(operations.length).toBeGreaterThan(Object.keys(contract.paths).length);
  expect(operations.filter((responses) => !('401' in responses))).toEqual([]);
  const answer = await ask(await keyOf(), ADDRESS);
  expect(answer.headers.get('vary')).toMatch(/authorization/i);
  const tag = answer.headers.get('etag') ?? '';
  // What is read is the same for everybody.
  const again = await get(ADDRESS, { 'if-none-match': tag });
  expect([again.status, again.headers.get('vary')]).toEqual([304, expect.stringMatching(/authorization/i)]);
});
