import { runSaga } from 'redux-saga';
import { ask } from './ask';
import { createRegistryClient } from './client';

const answering = (status: number, body: unknown) =>
  createRegistryClient({
    baseUrl: 'https://portal.example',
    fetch: async () =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  });

it('answers success with what stands in apiData', async () => {
  const answer = await answering(200, { apiData: { code: 200, refId: 'r' } }).call('saveFiling', {
    body: { filing: {} as never },
  });
  expect(answer).toEqual({ outcome: { kind: 'ok', code: 200 }, data: { code: 200, refId: 'r' } });
});

it('tells another code of a 200 answer from success', async () => {
  const { outcome, data } = await answering(200, { apiData: { code: 404 } }).call('getFiling', {
    body: { refId: 'r' },
  });
  expect(outcome).toEqual({ kind: 'code', code: 404 });
  expect(data).toEqual({ code: 404 });
});

it('answers an HTTP error with its status, sentence and problems', async () => {
  const problems = [{ path: 'name', code: 'required', message: 'Enter a name' }];
  const answer = await answering(422, { apiData: { code: 422, message: 'Broken', problems } }).call('states');
  expect(answer).toEqual({ outcome: { kind: 'http', status: 422 }, message: 'Broken', problems });
});

it.each([
  ['a body without apiData', 200, { hello: 'world' }],
  ['an error page of something in between', 502, 'Bad gateway'],
  ['an empty body', 200, null],
])('takes %s for no response', async (_, status, body) => {
  expect(await answering(status, body).call('states')).toEqual({ outcome: { kind: 'noResponse' } });
});

it('takes a success without what was asked for for no response (A8-agent)', async () => {
  const answer = await answering(200, { apiData: { code: 200 } }).call('goodStandingDetails', {
    path: { id: '1' },
  });
  expect(answer.outcome).toEqual({ kind: 'noResponse' });
});

it.each([
  ['approveFiling', true],
  ['rejectFiling', true],
  ['releaseTransactionLock', true],
  ['releaseOwnLocks', true],
  ['deleteFiling', true],
  ['saveFiling', false],
  ['rejectReasons', false],
  ['transactionLock', false],
] as const)('still sends %s when the page is closed: %s', async (operation, outlives) => {
  const kept: boolean[] = [];
  const client = createRegistryClient({
    baseUrl: 'https://portal.example',
    fetch: ({ keepalive }) => {
      kept.push(keepalive);
      return Promise.reject(new TypeError('Not sent'));
    },
  });
  await client.call(operation, {} as never);
  expect(kept).toEqual([outlives]);
});

it('takes a lost connection for no response', async () => {
  const client = createRegistryClient({
    baseUrl: 'https://portal.example',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  expect(await client.call('states')).toEqual({ outcome: { kind: 'noResponse' } });
});

it('gives up on an answer that takes too long', async () => {
  const client = createRegistryClient({
    baseUrl: 'https://portal.example',
    timeout: 20,
    fetch: (request) =>
      new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  });
  expect(await client.call('states')).toEqual({ outcome: { kind: 'noResponse' } });
});

it('fills in the path and carries the bearer token until it ends or is taken away', async () => {
  const requests: Request[] = [];
  const client = createRegistryClient({
    baseUrl: 'https://portal.example',
    fetch: async (request) => {
      requests.push(request);
      return Response.json({ apiData: { code: 404 } });
    },
  });
  client.setToken({ value: 'secret', endsAt: '2999-01-01T00:00:00Z' });
  await client.call('goodStandingDetails', { path: { id: '2010' } });
  client.setToken({ value: 'ended', endsAt: '2000-01-01T00:00:00Z' });
  await client.call('states');
  client.setToken(null);
  await client.call('states');
  expect(requests[0]?.url).toBe('https://portal.example/business-api/entity/2010/good-standing/details');
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret');
  expect(requests.map(({ headers }) => headers.has('authorization'))).toEqual([true, false, false]);
});

it.each(['states', 'releaseOwnLocks'] as const)(
  'asks %s with the token of whoever asks, though it is forgotten at once, as a sign-off does',
  async (operation) => {
    const sent: (string | null)[] = [];
    const client = createRegistryClient({
      baseUrl: 'https://portal.example',
      fetch: async ({ headers }) => {
        sent.push(headers.get('authorization'));
        return Response.json({ apiData: { code: 200 } });
      },
    });
    client.setToken({ value: 'secret', endsAt: '2999-01-01T00:00:00Z' });
    const asked = client.call(operation);
    client.setToken(null);
    await asked;
    expect(sent).toEqual(['Bearer secret']);
  },
);

it('aborts the request of a saga that is cancelled', async () => {
  const signals: AbortSignal[] = [];
  const client = createRegistryClient({
    baseUrl: 'https://portal.example',
    fetch: (request) => {
      signals.push(request.signal);
      return new Promise(() => undefined);
    },
  });
  const task = runSaga({ context: { client } }, ask, 'states');
  await Promise.resolve();
  expect(signals[0]?.aborted).toBe(false);
  task.cancel();
  expect(signals[0]?.aborted).toBe(true);
});
