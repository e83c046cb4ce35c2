import { changeEntity } from '../entities/change-entity';
import { savePiiRequest } from '../review/personal-data';
import { formCompany } from '../testing/amendments';
import { fileAndPay } from '../testing/filing-on-record';
import { officeMovedTo } from '../testing/office-changes';
import { linesOf, serveOpenRecord, type OpenRecordServer } from '../testing/open-record-server';
import type { ChangeLine } from './change-lines';
import { lastPosition } from './log-watch';

jest.setTimeout(60_000);

const CHANGES = '/open-api/v1/changes';
let server: OpenRecordServer;
beforeAll(async () => {
  server = await serveOpenRecord({ rateLimit: 100_000 });
}, 60_000);
afterAll(() => server.close());

const last = () => lastPosition(server.registry.db);
const changes = async (query: string) => linesOf<ChangeLine>(await server.get(`${CHANGES}?${query}`));

/** Changes a record as the office's clock does. */
const change = (reportMonth: number, entityId = '20101000001') =>
  server.registry.db.transaction().execute((tx) =>
    changeEntity(tx, entityId, [{ set: { reportMonth } }], {
      cause: 'housekeeping',
      at: server.registry.clock.now(),
    }),
  );

/** What comes of an event stream until a text is in it. */
async function readUntil(answer: Response, text: RegExp): Promise<string> {
  const reader = answer.body?.getReader();
  let read = '';
  while (!text.test(read)) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) break;
    read += new TextDecoder().decode(value);
  }
  return read;
}

test('a page tells each change with its facts, and where to go on', async () => {
  const start = await last();
  const company = await formCompany(server.registry, 'Open Wren LLC');
  await fileAndPay(server.registry, await officeMovedTo(server.registry, '9 Open St', company));
  const answer = await server.get(`${CHANGES}?after=${start}&limit=2`);
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('link')).toBe(`<${CHANGES}?after=${start + 2}&limit=2>; rel="next"`);
  const lines = [...(await linesOf<ChangeLine>(answer)), ...(await changes(`after=${start + 2}`))];
  expect(lines.map(({ position }) => position)).toEqual(lines.map((_, index) => start + 1 + index));
  expect(lines[0]).toMatchObject({
    kind: 'record',
    entity: { id: company, type: 'DLLC', jurisdiction: 'CO' },
    before: {},
    after: {
      name: 'Open Wren LLC',
      registeredAgent: { person: { firstName: expect.any(String) as string } },
    },
  });
  const moved = lines.at(-1);
  expect(moved?.after.principalOffice?.street.address1).toBe('9 Open St');
  expect(moved?.before).toHaveProperty('principalOffice');
  expect(lines.find(({ kind }) => kind === 'filing')).toMatchObject({
    state: 'effective',
    before: {},
    after: {},
  });
});

test('the end of the log is an empty page, and what is beyond it is said to be', async () => {
  const end = await last();
  expect(await changes(`after=${end}`)).toEqual([]);
  const beyond = await server.get(`${CHANGES}?after=${end + 1}`);
  expect([beyond.status, beyond.headers.get('content-type')]).toEqual([
    416,
    'application/problem+json; charset=utf-8',
  ]);
  expect(await beyond.json()).toEqual({
    type: 'about:blank',
    title: 'Range Not Satisfiable',
    status: 416,
    detail: `The log ends at position ${end}.`,
    lastPosition: end,
  });
});

test.each([
  'after=-1',
  'after=one',
  'after=01',
  'after=1&after=2',
  'limit=0',
  'limit=1001',
  'wait=31',
  'after=',
])('a question that is not well formed is a problem: %s', async (query) => {
  const answer = await server.get(`${CHANGES}?${query}`);
  const problem = (await answer.json()) as { status: number; faults: { path: string }[] };
  expect([answer.status, problem.status]).toEqual([400, 400]);
  expect(problem.faults[0]?.path).toBe(`query/${query.split('=')[0] ?? ''}`);
});

test('what there is not, and what is not asked for so, are problems, too', async () => {
  for (const [method, path, status] of [
    ['GET', '/open-api/v1/nothing', 404],
    ['POST', CHANGES, 405],
    ['DELETE', '/open-api', 404],
  ] as const) {
    const answer = await fetch(`${server.url}${path}`, { method });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ]);
    expect(await answer.json()).toMatchObject({ status });
  }
});

test('who waits gets a change as soon as it comes, and nothing where none comes in time', async () => {
  const start = await last();
  const waiting = changes(`after=${start}&wait=30`);
  await new Promise((resolve) => setTimeout(resolve, 400));
  await change(11);
  const begun = performance.now();
  expect(await waiting).toMatchObject([{ position: start + 1, after: { reportMonth: 11 } }]);
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(await changes(`after=${start + 1}&wait=1`)).toEqual([]);
});

test('more readers of one address than may wait are told so', async () => {
  const start = await last();
  const leaving = new AbortController();
  const waiting = Array.from({ length: 20 }, () =>
    server.get(`${CHANGES}?after=${start}&wait=30`, {}, leaving.signal).catch(() => undefined),
  );
  await new Promise((resolve) => setTimeout(resolve, 700));
  const refused = await server.get(`${CHANGES}?after=${start}&wait=30`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  // Who does not wait is answered.
  expect((await server.get(`${CHANGES}?after=${start}`)).status).toBe(200);
  leaving.abort();
  await Promise.all(waiting);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect((await server.get(`${CHANGES}?after=${start}&wait=1`)).status).toBe(200);
});

test('events come as they happen, and go on after the last one that was read', async () => {
  const start = await last();
  await change(5);
  const leaving = new AbortController();
  const stream = await server.get(
    `${CHANGES}?after=0`,
    { accept: 'text/event-stream', 'last-event-id': String(start) },
    leaving.signal,
  );
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.headers.get('access-control-allow-origin')).toBe('*');
  const coming = readUntil(stream, /"reportMonth":6[^]*\n\n/);
  await change(6);
  const events = (await coming).split('\n\n').filter((event) => event.startsWith('id:'));
  expect(events.map((event) => /^id: (\d+)\nevent: change\ndata: \{/.exec(event)?.[1])).toEqual([
    String(start + 1),
    String(start + 2),
  ]);
  leaving.abort();
});

test('a document that is withheld is said to be withdrawn, and what it said is in no line any more', async () => {
  const start = await last();
  const company = await formCompany(server.registry, 'Open Finch LLC');
  const formation = (await changes(`after=${start}`)).at(-1)?.document ?? '';
  const moved = await officeMovedTo(server.registry, '3 Hidden St', company);
  const { receipt } = await fileAndPay(server.registry, moved);
  expect(JSON.stringify(await changes(`after=${start}`))).toContain('3 Hidden St');
  const request = { entityId: company, piiDocId: receipt.transactionId, removalDocId: formation };
  await savePiiRequest(server.registry, request, [], 'admin');
  const lines = await changes(`after=${start}`);
  expect(lines.at(-1)).toMatchObject({
    kind: 'withdrawn',
    document: receipt.transactionId,
    before: {},
    after: {},
    withheld: ['principalOffice'],
  });
  expect(JSON.stringify(lines)).not.toContain('Hidden St');
});

test('readers who wait do not keep the server from stopping', async () => {
  const own = await serveOpenRecord();
  const end = await lastPosition(own.registry.db);
  const waiting = own.get(`${CHANGES}?after=${end}&wait=30`);
  const stream = await own.get(`${CHANGES}?after=${end}`, { accept: 'text/event-stream' });
  const ended = readUntil(stream, /never/);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const begun = performance.now();
  await own.close();
  expect((await waiting).status).toBe(200);
  await ended;
  expect(performance.now() - begun).toBeLessThan(3_000);
});

test('callers are counted, and told how many questions are left', async () => {
  const own = await serveOpenRecord({ rateLimit: 2 });
  const ask = () => own.get('/open-api/v1/openapi.json');
  const first = await ask();
  expect(first.headers.get('ratelimit-policy')).toBe('"default";q=2;w=60');
  expect(first.headers.get('ratelimit')).toMatch(/^"default";r=1;t=\d+$/);
  await ask();
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ status: 429, title: 'Too Many Requests' });
  await own.close();
});

test('a copy that is still true is not sent again', async () => {
  const first = await server.get('/open-api/v1/openapi.json');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\/"/);
  const again = await server.get('/open-api/v1/openapi.json', { 'if-none-match': `"other", ${tag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('what a page of another origin has to ask first is allowed', async () => {
  const answer = await fetch(`${server.url}${CHANGES}`, { method: 'OPTIONS' });
  expect([answer.status, answer.headers.get('access-control-allow-methods')]).toEqual([
    204,
    'GET, HEAD, POST',
  ]);
  expect(answer.headers.get('access-control-allow-headers')).toContain('Last-Event-ID');
});
