import { webhookBench } from '../../testing/webhook-bench';
import { acceptAll, webhookReceiver } from '../../testing/webhook-receiver';
import { endWebhook, sendAgain } from './manage-webhooks';
import { guardAddresses } from './public-address';
import { startSender, sendingOf } from './sender';
import { sendTurn } from './send-turn';
import { claimWebhooks } from './webhook-rows';

jest.setTimeout(60_000);

const bench = webhookBench();
const HOUR = 3_600_000;

/** The mails to holders of webhooks. */
async function mails() {
  const rows = await bench.open.registry.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail')
    .execute();
  return rows
    .map(({ payload }) => payload as { to: string; subject: string; text: string })
    .filter(({ to }) => to.endsWith('@webhooks.example'));
}
afterEach(async () => {
  await bench.open.registry.db.deleteFrom('outbox').where('kind', '=', 'mail').execute();
});

test('an endpoint gets nothing but the challenge until it has repeated that', async () => {
  bench.receiver.answer = () => ({ status: 200, body: '{"challenge":"another"}' });
  const row = await bench.make();
  await bench.change(1);
  await bench.sendDue();
  expect(bench.receiver.received.map(({ type }) => type)).toEqual(['webhook.confirmation']);
  expect(await bench.now(row)).toMatchObject({
    state: 'unconfirmed',
    failures: 1,
    last_failure: 'The endpoint answered 200 without the challenge.',
  });
  bench.receiver.answer = acceptAll;
  await sendAgain(bench.open.registry, await bench.now(row));
  await bench.sendDue();
  expect(bench.receiver.received.map(({ type }) => type)).toEqual([
    'webhook.confirmation',
    'webhook.confirmation',
    'change.record',
  ]);
  expect(new Set(bench.receiver.received.slice(0, 2).map(({ id }) => id)).size).toBe(1);
  expect(await bench.now(row)).toMatchObject({ state: 'active', failures: 0, failing_since: null });
});

test('an endpoint that does not confirm is left after a day', async () => {
  bench.receiver.answer = () => ({ status: 404 });
  const row = await bench.make();
  await bench.sendDue();
  await bench.letPass(25 * HOUR);
  await bench.sendDue();
  expect(await bench.now(row)).toMatchObject({ state: 'ended', last_failure: 'The endpoint answered 404.' });
  await expect(sendAgain(bench.open.registry, row)).rejects.toMatchObject({ status: 409 });
});

test('what fails is sent again after a pause under the same ID, and what comes after it waits', async () => {
  const row = await bench.confirmed();
  bench.receiver.answer = () => ({ status: 503 });
  await bench.change(6);
  await bench.change(7);
  await bench.sendDue();
  expect(bench.months()).toEqual([6]);
  expect(await bench.now(row)).toMatchObject({ failures: 1, last_failure: 'The endpoint answered 503.' });
  bench.receiver.answer = acceptAll;
  await bench.sendDue();
  expect(bench.months()).toEqual([6]);
  await bench.letPass(6_000);
  await bench.sendDue();
  expect(bench.months()).toEqual([6, 6, 7]);
  expect(bench.receiver.received[1]?.id).toBe(bench.receiver.received[0]?.id);
  expect(await bench.now(row)).toMatchObject({ failures: 0, failing_since: null });
});

test('after three days of failures the webhook is paused, and goes on where it was when its holder wants it to', async () => {
  const row = await bench.confirmed();
  bench.receiver.answer = () => ({ status: 500 });
  await bench.change(8);
  const begun = bench.open.registry.clock.now().getTime();
  await bench.sendDue();
  for (let hour = 1; hour < 72; hour += 1) {
    await bench.open.registry.clock.moveTo(new Date(begun + hour * HOUR));
    await bench.sendDue();
  }
  expect((await bench.now(row)).state).toBe('active');
  await bench.open.registry.clock.moveTo(new Date(begun + 72 * HOUR + 1_000));
  await bench.sendDue();
  const tries = bench.receiver.received.length;
  const [mail, ...others] = await mails();
  expect(mail).toMatchObject({ subject: 'Changes are not sent to your webhook any more' });
  expect(mail?.text).toContain(`We could not send changes to ${row.url} for three days`);
  expect(others).toEqual([]);
  expect(await bench.now(row)).toMatchObject({ state: 'paused', failures: tries });
  expect(tries).toBeGreaterThan(10);
  await bench.open.registry.clock.moveTo(new Date(begun + 200 * HOUR));
  await bench.sendDue();
  expect(bench.receiver.received).toHaveLength(tries);
  bench.receiver.answer = acceptAll;
  await sendAgain(bench.open.registry, await bench.now(row));
  await bench.sendDue();
  expect(bench.months().slice(tries)).toEqual([8]);
  expect((await bench.now(row)).state).toBe('active');
});

test('an endpoint that is gone ends its webhook', async () => {
  const row = await bench.confirmed();
  bench.receiver.answer = () => ({ status: 410 });
  await bench.change(9);
  await bench.sendDue();
  expect(await bench.now(row)).toMatchObject({ state: 'ended', last_failure: 'The endpoint answered 410.' });
});

test('a server that is killed between sending and noting sends that one message again, and no other', async () => {
  const row = await bench.confirmed();
  for (const month of [1, 2, 3]) await bench.change(month);
  const db = bench.open.registry.db;
  const killed = new Proxy(db, {
    get(target, name) {
      // The second message is sent, and nothing is written any more.
      if (name === 'updateTable' && bench.receiver.received.length === 2) throw new Error('killed');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const [claimed] = await claimWebhooks(db, bench.open.registry.clock.now(), { limit: 1, except: [] });
  if (claimed === undefined) throw new Error('Nothing is due.');
  await expect(
    sendTurn({ ...bench.open.registry, db: killed }, claimed, sendingOf(bench.open.registry)),
  ).rejects.toThrow('killed');
  // Its lease keeps others away until it has ended.
  await bench.sendDue();
  expect(bench.months()).toEqual([1, 2]);
  await db
    .updateTable('webhook')
    .set({ held_until: new Date(Date.now() - 1_000) })
    .execute();
  await bench.sendDue();
  expect(bench.months()).toEqual([1, 2, 2, 3]);
  expect(bench.receiver.received[2]?.id).toBe(bench.receiver.received[1]?.id);
  expect(Number((await bench.now(row)).position)).toBe(await bench.end());
});

test('of two servers one sends', async () => {
  await bench.confirmed();
  for (let month = 1; month <= 6; month += 1) await bench.change(month);
  const senders = [startSender(bench.open.registry), startSender(bench.open.registry)];
  await bench.receiver.until(({ length }) => length >= 6);
  await Promise.all(senders.map((sender) => sender.stop()));
  expect(bench.months()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('an endpoint that does not answer delays no other', async () => {
  const slow = await webhookReceiver();
  await bench.confirmed();
  const other = await bench.make({ url: slow.url });
  await bench.sendDue();
  slow.answer = () => undefined;
  const sender = startSender(bench.open.registry);
  await bench.change(12);
  await slow.until((received) => received.some(({ type }) => type === 'change.record'));
  bench.receiver.received.splice(0);
  const begun = performance.now();
  await bench.change(1);
  await bench.receiver.until((received) =>
    received.some(({ body }) => body.includes('"reportMonth":1,') || body.includes('"reportMonth":1}')),
  );
  expect(performance.now() - begun).toBeLessThan(3_000);
  await endWebhook(bench.open.registry, other);
  await slow.close();
  await sender.stop();
});

test('a name that leads elsewhere after it was confirmed is not connected to', async () => {
  const row = await bench.confirmed();
  await bench.open.registry.db
    .updateTable('webhook')
    .set({ url: bench.receiver.url.replace('127.0.0.1', 'rebind.example') })
    .execute();
  const answers = [['127.0.0.1'], ['10.0.0.1']];
  const guard = guardAddresses(true, () => Promise.resolve(answers.shift() ?? ['10.0.0.1']));
  await bench.change(2);
  await bench.sendDue({ guard });
  expect(bench.months()).toEqual([2]);
  await bench.change(3);
  await bench.sendDue({ guard });
  expect(bench.months()).toEqual([2]);
  expect((await bench.now(row)).last_failure).toMatch(
    /^rebind.example leads to an address that is not public/,
  );
});
