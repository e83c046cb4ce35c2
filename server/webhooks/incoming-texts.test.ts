import type { FastifyInstance } from 'fastify';
import { buildServer } from '../http/server';
import { isSuppressed } from '../followers/suppression';
import { JOBS } from '../jobs/all';
import { openTestRegistry, type TestRegistry } from '../testing/open-test-registry';
import { INCOMING_TEXTS_PATH, incomingTexts, textSignature } from './incoming-texts';

let open: TestRegistry;
let app: FastifyInstance;
beforeAll(async () => {
  open = await openTestRegistry();
  app = await buildServer(open.registry, [incomingTexts]);
}, 60_000);
afterAll(async () => {
  await app.close();
  await open.close();
});

let serial = 0;
const bring = (from: string, text: string, { messageId = `in-${(serial += 1)}`, secret = '' } = {}) => {
  const payload = JSON.stringify({ messageId, from, text });
  const signature = textSignature(secret || open.registry.config.passcodeSecret, payload);
  const headers = { 'content-type': 'application/json', 'x-text-signature': signature };
  return app.inject({ method: 'POST', url: INCOMING_TEXTS_PATH, payload, headers });
};
const isStopped = (address: string) => isSuppressed(open.registry.db, { channel: 'text', address });
const replies = async (to: string) => {
  const rows = await open.registry.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'text')
    .execute();
  return rows.map(({ payload }) => payload as { to: string; text: string }).filter((each) => each.to === to);
};

test('a word stops messages at once and is answered once; another one allows them again', async () => {
  expect((await bring('+13035550111', 'Alto')).statusCode).toBe(200);
  expect(await isStopped('3035550111')).toBe(true);
  expect(await replies('3035550111')).toMatchObject([{ text: expect.stringContaining('START') }]);
  await bring('+13035550111', 'start');
  expect(await isStopped('3035550111')).toBe(false);
  expect(await replies('3035550111')).toHaveLength(2);
});

test('a message that is brought again, late, undoes nothing', async () => {
  const first = { messageId: 'brought-twice' };
  await bring('+13035550112', 'START', first);
  await bring('+13035550112', 'STOP');
  await bring('+13035550112', 'START', first);
  expect(await isStopped('3035550112')).toBe(true);
  expect(await replies('3035550112')).toHaveLength(2);
});

test('help is answered, and anything else is left to people', async () => {
  await bring('+13035550113', 'HELP');
  await bring('+13035550113', 'Please do not stop by on Monday');
  expect(await replies('3035550113')).toHaveLength(1);
  expect(await isStopped('3035550113')).toBe(false);
});

test('a message that nobody has signed is refused, and so is one without its parts', async () => {
  expect((await bring('+13035550114', 'STOP', { secret: 'guessed' })).statusCode).toBe(401);
  expect(await isStopped('3035550114')).toBe(false);
  const payload = '{"from":"+13035550114"}';
  const signature = textSignature(open.registry.config.passcodeSecret, payload);
  const headers = { 'content-type': 'application/json', 'x-text-signature': signature };
  const answer = await app.inject({ method: 'POST', url: INCOMING_TEXTS_PATH, payload, headers });
  expect(answer.statusCode).toBe(400);
});

test('what was queued before is not sent to a number that has stopped messages, but its reply is', async () => {
  await bring('+13035550115', 'STOP');
  const send = jest.spyOn(open.registry.providers.texts, 'send');
  const text = { to: '3035550115', text: 'A filing was recorded.', refId: '' };
  await JOBS.text.run(open.registry, text, '1');
  expect(send).not.toHaveBeenCalled();
  await JOBS.text.run(open.registry, { ...text, isReply: true }, '2');
  expect(send).toHaveBeenCalledTimes(1);
});
