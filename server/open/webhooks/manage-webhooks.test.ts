import { newHolder, webhookBench } from '../../testing/webhook-bench';
import { isSignedWith } from '../../testing/webhook-receiver';
import { endWebhook, giveNewSecret, makeWebhook, webhookOf } from './manage-webhooks';
import { guardAddresses } from './public-address';

jest.setTimeout(60_000);

const bench = webhookBench();
const HOUR = 3_600_000;

test('the secret that a receiver knows counts for a day beside a new one, also where that is asked for twice', async () => {
  const row = await bench.confirmed();
  await giveNewSecret(bench.open.registry, await bench.now(row));
  const twice = await giveNewSecret(bench.open.registry, await bench.now(row));
  expect(twice.secret_version).toBe(3);
  await bench.change(10);
  await bench.sendDue();
  const signed = (place: number) =>
    [1, 2, 3].map((version) => {
      const message = bench.receiver.received[place];
      return message !== undefined && isSignedWith(bench.secret(row, version), message);
    });
  expect(signed(0)).toEqual([true, false, true]);
  await bench.letPass(25 * HOUR);
  await bench.change(11);
  await bench.sendDue();
  expect(signed(1)).toEqual([false, false, true]);
});

describe('an address that nothing is sent to is refused with the reason', () => {
  test.each([
    ['no address', 'This is not an address of the web'],
    ['http://example.com/', 'has to begin with https://'],
    ['ftp://example.com/', 'has to begin with https://'],
    ['https://me:secret@example.com/', 'must not have a user or a password'],
    ['https://example.com/#part', 'must not have a part after #'],
    ['https://169.254.169.254/latest', '169.254.169.254 is not a public address'],
    ['https://[fd00::1]/', '[fd00::1] is not a public address'],
    ['https://metadata.example/', 'metadata.example leads to an address that is not public'],
    ['https://nowhere.example/', 'No address is known for nowhere.example'],
  ])('%s', async (url, reason) => {
    const guard = guardAddresses(false, (name) =>
      Promise.resolve(name === 'metadata.example' ? ['169.254.169.254'] : []),
    );
    const making = makeWebhook(bench.open.registry, guard, {
      holderId: 'any',
      url,
      events: ['record'],
      after: 0,
    });
    await expect(making).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(reason) as string,
      details: { faults: [{ path: 'body/url' }] },
    });
  });
});

test('a key has one webhook for an address, ten at a time, and asks for forty a day', async () => {
  const first = await bench.make();
  await expect(bench.make()).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(first.webhook_id) as string,
  });
  for (let place = 2; place <= 10; place += 1) await bench.make({ url: `${bench.receiver.url}/${place}` });
  await expect(bench.make({ url: `${bench.receiver.url}/11` })).rejects.toMatchObject({ status: 409 });
  const another = await newHolder(bench.open.registry);
  await bench.make({ holderId: another });
  await endWebhook(bench.open.registry, first);
  await bench.make();
  // So far it was asked for thirteen times.
  for (let time = 14; time <= 40; time += 1)
    await expect(bench.make()).rejects.toMatchObject({ status: 409 });
  await expect(bench.make()).rejects.toMatchObject({ status: 429 });
  await expect(webhookOf(bench.open.registry, another, first.webhook_id)).rejects.toMatchObject({
    status: 404,
  });
});
