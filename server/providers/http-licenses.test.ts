import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { httpLicenseProvider } from './http-licenses';
import { ProviderUnavailable } from '../ports/provider-unavailable';

const RECORD = {
  firstName: 'Ada',
  middleName: '',
  lastName: 'Park',
  suffix: '',
  birthDate: '1980-02-29',
  address: { address1: '1 Main St', city: 'Denver', state: 'CO', zip: '80202', country: 'US' },
};

type Answer = { status: number; body: unknown } | 'silence';
let server: Server;
let licenseUrl: string;
let asked: { authorization: string | undefined; path: string | undefined; body: unknown }[] = [];
let answer: Answer;

beforeAll(async () => {
  server = createServer((request, response) => {
    void json(request).then((body) => {
      asked.push({ authorization: request.headers.authorization, path: request.url, body });
      if (answer === 'silence') return;
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  licenseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/licenses`;
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: RECORD };
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const provider = (pauseMilliseconds?: number) =>
  httpLicenseProvider({ licenseUrl, licenseToken: 'sesame', pauseMilliseconds });

test('a license is asked for by its bare number, which is not in the address', async () => {
  const found = await provider().lookUp('12-345 6a');
  expect(found).toMatchObject({
    licenseId: '123456A',
    lastName: 'Park',
    address: { city: 'Denver', address2: '' },
  });
  expect(asked).toEqual([
    { authorization: 'Bearer sesame', path: '/licenses', body: { licenseId: '123456A' } },
  ]);
});

test('a license that is not on record is none, however often', async () => {
  answer = { status: 404, body: {} };
  const licenses = provider();
  for (let time = 0; time < 8; time += 1) expect(await licenses.lookUp('1')).toBeNull();
  expect(asked).toHaveLength(8);
});

test.each<[string, Answer]>([
  ['an error', { status: 500, body: RECORD }],
  ['a refusal', { status: 401, body: {} }],
  ['an answer without a birthday', { status: 200, body: { ...RECORD, birthDate: '' } }],
  ['an answer of another kind', { status: 200, body: [] }],
  ['silence', 'silence'],
])('%s from the service is not an answer', async (_what, given) => {
  answer = given;
  await expect(provider().lookUp('1')).rejects.toThrow(ProviderUnavailable);
});

test('after five failures in a row the service is left alone, and asked again later', async () => {
  const pause = 200;
  const licenses = provider(pause);
  answer = { status: 503, body: {} };
  for (let time = 0; time < 9; time += 1)
    await expect(licenses.lookUp('1')).rejects.toThrow(ProviderUnavailable);
  expect(asked).toHaveLength(5);
  answer = { status: 200, body: RECORD };
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + pause + 1);
  expect(await licenses.lookUp('1')).toMatchObject({ lastName: 'Park' });
  now.mockRestore();
});
