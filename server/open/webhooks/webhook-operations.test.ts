import { randomUUID } from 'node:crypto';
import type { openComponents } from '#api';
import { changeEntity } from '../../entities/change-entity';
import { hashOfKey } from '../../open-keys/make-key';
import { makeKeyOf } from '../../testing/open-key';
import { serveOpenRecord, type OpenRecordServer } from '../../testing/open-record-server';
import { isSignedWith, webhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver';
import { lastPosition } from '../log-watch';
import { startSender, type Sender } from './sender';

jest.setTimeout(60_000);

type Schemas = openComponents['schemas'];
const ADDRESS = 'one@webhooks.example';
const WEBHOOKS = '/open-api/v1/webhooks';

let server: OpenRecordServer;
let receiver: WebhookReceiver;
let sender: Sender;
let key = '';
beforeAll(async () => {
  server = await serveOpenRecord({ rateLimit: 100_000, webhooksToLoopback: true });
  receiver = await webhookReceiver();
  sender = startSender(server.registry);
  key = await makeKeyOf(server.registry, ADDRESS);
}, 60_000);
afterAll(async () => {
  await sender.stop();
  await receiver.close();
  await server.close();
});
afterEach(async () => {
  receiver.received.splice(0);
  await server.registry.db.deleteFrom('webhook').execute();
});

async function ask<Told>(method: 'GET' | 'POST', path: string, body?: object, by: string | undefined = key) {
  const answer = await fetch(`${server.url}${WEBHOOKS}${path}`, {
    method,
    headers: {
      ...(by !== '' && { authorization: `Bearer ${by}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, told: (await answer.json()) as Told };
}
const make = (body: object, by?: string) => ask<Schemas['WebhookWithSecret']>('POST', '', body, by);
const read = async (id: string) => (await ask<Schemas['Webhook']>('GET', `/${id}`)).told;
const end = () => lastPosition(server.registry.db);
const change = (reportMonth: number) =>
  server.registry.db.transaction().execute((tx) =>
    changeEntity(tx, '20101000001', [{ set: { reportMonth } }], {
      cause: 'housekeeping',
      at: server.registry.clock.now(),
    }),
  );

/** Waits until a webhook is in a state. */
async function until(id: string, isThere: (webhook: Schemas['Webhook']) => boolean) {
  for (let time = 0; time < 300; time += 1) {
    const webhook = await read(id);
    if (isThere(webhook)) return webhook;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It never was.');
}

test('who makes a webhook gets its secret once, confirms it, and is sent what changes', async () => {
  const { status, told, headers } = await make({ url: receiver.url });
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(told).toMatchObject({
    state: 'unconfirmed',
    events: ['record', 'filing', 'withdrawn'],
    failing: null,
  });
  await until(told.id, ({ state }) => state === 'active');
  await change(11);
  const sent = await until(told.id, ({ deliveredAt }) => deliveredAt !== null);
  expect(sent.position).toBe(await end());
  expect(sent).not.toHaveProperty('secret');
  const [, message] = receiver.received;
  expect(message?.data).toMatchObject({ position: sent.position, after: { reportMonth: 11 } });
  expect(message !== undefined && isSignedWith(told.secret, message)).toBe(true);
  expect((await ask<{ webhooks: Schemas['Webhook'][] }>('GET', '')).told.webhooks).toEqual([sent]);
});

test('what is sent is the line that the log of changes gives', async () => {
  const { told } = await make({ url: receiver.url });
  await until(told.id, ({ state }) => state === 'active');
  await change(12);
  await receiver.until(({ length }) => length === 2);
  const line = (await (await server.get(`/open-api/v1/changes?after=${(await end()) - 1}`)).json()) as object;
  expect(receiver.received[1]?.data).toEqual(line);
});

test('a webhook is sent again what comes after a position, has a new secret, and ends', async () => {
  const { told } = await make({ url: receiver.url, events: ['record'] });
  await until(told.id, ({ state }) => state === 'active');
  const start = await end();
  await change(1);
  await receiver.until(({ length }) => length === 2);
  const again = await ask<Schemas['Webhook']>('POST', `/${told.id}/send`, { after: start });
  expect([again.status, again.told.position]).toEqual([200, start]);
  await receiver.until(({ length }) => length === 3);
  expect(receiver.received[2]?.id).toBe(receiver.received[1]?.id);
  const { told: renewed } = await ask<Schemas['WebhookWithSecret']>('POST', `/${told.id}/secret`);
  expect(renewed.secret).not.toBe(told.secret);
  await change(2);
  await receiver.until(({ length }) => length === 4);
  const last = receiver.received[3];
  for (const secret of [told.secret, renewed.secret])
    expect(last !== undefined && isSignedWith(secret, last)).toBe(true);
  for (let time = 0; time < 2; time += 1)
    expect((await ask<Schemas['Webhook']>('POST', `/${told.id}/end`)).told.state).toBe('ended');
  expect((await ask('POST', `/${told.id}/send`, {})).status).toBe(409);
  expect((await ask('POST', `/${told.id}/secret`)).status).toBe(409);
});

test('without a key nothing is told, and nobody reaches the webhook of another', async () => {
  const { told } = await make({ url: receiver.url });
  const other = await makeKeyOf(server.registry, `${randomUUID()}@webhooks.example`);
  for (const [method, path] of [
    ['GET', ''],
    ['GET', `/${told.id}`],
    ['POST', `/${told.id}/secret`],
    ['POST', `/${told.id}/end`],
  ] as const) {
    const refused = await ask<Schemas['Problem']>(method, path, undefined, '');
    expect([refused.status, refused.told.detail]).toEqual([
      401,
      'Send a key of the open record. Anybody with an email address gets one on the page for developers.',
    ]);
    expect(refused.headers.get('www-authenticate')).toMatch(/^Bearer /);
    const strange = await ask(method, path, undefined, other);
    expect([strange.status, method === 'GET' && path === '' ? strange.told : {}]).toEqual(
      method === 'GET' && path === '' ? [200, { webhooks: [] }] : [404, {}],
    );
  }
});

test.each([
  [{ url: 'https://169.254.169.254/latest/meta-data' }, 422, /^169\.254\.169\.254 is not a public address/],
  [{ url: 'http://example.com/' }, 422, /has to begin with https/],
  [{ url: 'here' }, 422, /not an address of the web/],
  [{}, 400, /contract/],
  [{ url: 'https://example.com/', events: [] }, 400, /contract/],
  [{ url: 'https://example.com/', events: ['everything'] }, 400, /contract/],
  [{ url: 'https://example.com/', after: -1 }, 400, /contract/],
  [{ url: 'https://example.com/', after: 999_999 }, 416, /^The log ends at position/],
])('%j is refused with the reason', async (body, status, detail) => {
  const refused = await ask<Schemas['Problem']>('POST', '', body);
  expect([refused.status, refused.headers.get('content-type')]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ]);
  expect(refused.told.detail).toMatch(detail);
});

test('a key that takes the place of another keeps its webhooks, and without any nothing is sent', async () => {
  const { db, clock } = server.registry;
  const { told } = await make({ url: receiver.url });
  await until(told.id, ({ state }) => state === 'active');
  const isHeld = async () =>
    (await db.selectFrom('webhook').select('held_until').executeTakeFirstOrThrow()).held_until !== null;
  while (await isHeld());
  await db
    .updateTable('open_key')
    .set({ taken_back_at: clock.now() })
    .where('key_hash', '=', hashOfKey(key))
    .execute();
  await change(3);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(receiver.received.map(({ type }) => type)).toEqual(['webhook.confirmation']);
  expect((await ask('GET', `/${told.id}`)).status).toBe(401);
  key = await makeKeyOf(server.registry, ADDRESS);
  expect(await until(told.id, ({ deliveredAt }) => deliveredAt !== null)).toMatchObject({ state: 'active' });
});
