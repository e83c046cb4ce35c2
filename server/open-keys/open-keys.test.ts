import { randomUUID } from 'node:crypto';
import { CONFIRM_DAYS, OPEN_KEY_LENGTH } from '#rules';
import { confirmFollow } from '../followers/confirm-follow';
import { suppress } from '../followers/suppression';
import { runCleanup } from '../jobs/cleanup/cleanup';
import { openTestRegistry, type TestRegistry } from '../testing/open-test-registry';
import { askForOpenKey } from './ask-for-key';
import { holderOfKey } from './find-key';
import { keyOfLink } from './key-of-link';
import { makeOpenKey } from './make-key';
import { takeOpenKeyBack } from './take-key-back';

const DAY = 86_400_000;

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry({ publicUrl: 'https://registry.example' });
}, 60_000);
afterAll(() => open.close());
afterEach(() => open.registry.clock.moveTo(null));

const registry = () => open.registry;
const db = () => open.registry.db;
const later = (days: number) =>
  registry().clock.moveTo(new Date(registry().clock.now().getTime() + days * DAY));

/** Mails to an address, newest first. */
async function mailsTo(address: string) {
  const rows = await db().selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute();
  return rows
    .map(({ payload }) => payload as { to: string; text: string; headers?: Record<string, string> })
    .filter(({ to }) => to === address);
}

const newAddress = () => `${randomUUID()}@keys.example`;
const ask = (address: string, caller = randomUUID()) =>
  askForOpenKey(registry(), { address, language: 'en', caller });

async function linkTo(address: string): Promise<string> {
  const before = (await mailsTo(address)).map(({ text }) => text);
  await ask(address);
  const mail = (await mailsTo(address)).find(({ text }) => !before.includes(text));
  const link = /^https:\/\/registry\.example\/business\/help\/open-key\?language=en#(\S+)$/m.exec(
    mail?.text ?? '',
  );
  return link?.[1] ?? '';
}

const make = (link: string, attempt: string = randomUUID()) => makeOpenKey(registry(), { link, attempt });
const live = async (key: string | undefined) => holderOfKey(db(), `Bearer ${key}`);

test('a link of a mail makes a key, of which only the hash is kept', async () => {
  const address = newAddress();
  const { key, state } = await make(await linkTo(address));
  expect([state, key?.length]).toEqual(['used', OPEN_KEY_LENGTH]);
  expect(await live(key)).toEqual(expect.any(String));
  const kept = JSON.stringify(await db().selectFrom('open_key').selectAll().execute());
  expect(kept).not.toContain(key);
  expect((await mailsTo(address))[0]?.headers).toHaveProperty('List-Unsubscribe');
});

test('two links that are used at once leave one key, and each gives one', async () => {
  const address = newAddress();
  const first = await linkTo(address);
  const made = await make(first);
  later(0.1);
  const second = await linkTo(address);
  const both = await Promise.all([make(second), make(second)]);
  const keys = both.map(({ key }) => key).filter((key) => key !== undefined);
  expect(keys).toHaveLength(1);
  expect(await live(keys[0])).toBeDefined();
  await expect(live(made.key)).rejects.toMatchObject({ status: 401 });
});

test('who asks twice before the link is used has two links to one key', async () => {
  const address = newAddress();
  const first = await linkTo(address);
  later(0.1);
  const second = await linkTo(address);
  expect(second).not.toBe(first);
  expect((await make(first)).key).toBeDefined();
  expect(await make(second)).toMatchObject({ state: 'used' });
  expect((await make(second)).key).toBeUndefined();
});

test('an attempt is answered with its key again as long as that counts', async () => {
  const link = await linkTo(newAddress());
  const attempt = randomUUID();
  const { key } = await make(link, attempt);
  expect((await make(link, attempt)).key).toBe(key);
  expect(await takeOpenKeyBack(registry(), link)).toMatchObject({ state: 'takenBack' });
  expect(await make(link, attempt)).not.toHaveProperty('key');
  expect(await takeOpenKeyBack(registry(), link)).toMatchObject({ state: 'takenBack' });
});

test('a link that has made nothing takes the key of its address back, and can make one after that', async () => {
  const address = newAddress();
  const { key } = await make(await linkTo(address));
  later(0.1);
  const link = await linkTo(address);
  expect(await keyOfLink(db(), registry(), link)).toMatchObject({
    state: 'unused',
    live: expect.any(Object) as object,
  });
  expect(await takeOpenKeyBack(registry(), link)).toMatchObject({ state: 'unused', live: undefined });
  await expect(live(key)).rejects.toMatchObject({ status: 401 });
  expect((await make(link)).key).toBeDefined();
});

test('an old link makes no key, and takes back the one that it has made', async () => {
  const late = await linkTo(newAddress());
  const used = await linkTo(newAddress());
  const { key } = await make(used);
  later(CONFIRM_DAYS + 1);
  expect(await make(late)).toMatchObject({ state: 'expired' });
  expect((await make(late)).key).toBeUndefined();
  await takeOpenKeyBack(registry(), used);
  await expect(live(key)).rejects.toMatchObject({ status: 401 });
});

test('a link is for nothing but what it was sent for', async () => {
  const link = await linkTo(newAddress());
  expect(await confirmFollow(registry(), link)).toEqual({ result: 'unknown' });
  for (const forged of ['', 'mock', link.slice(0, -1), `x${link}`])
    expect(await make(forged)).toEqual({ state: 'unknown' });
});

test('an address that wants no message gets none', async () => {
  const address = newAddress();
  await suppress(db(), { channel: 'email', address }, { reason: 'page', now: registry().clock.now() });
  await ask(address);
  expect(await mailsTo(address)).toEqual([]);
});

test('a mailbox gets no more than five links a day, and a caller asks for thirty', async () => {
  const address = newAddress();
  for (let mails = 0; mails < 5; mails += 1) await ask(address);
  await expect(ask(address.toUpperCase())).rejects.toMatchObject({ status: 429 });
  const caller = randomUUID();
  for (let mails = 0; mails < 30; mails += 1) await ask(newAddress(), caller);
  await expect(ask(newAddress(), caller)).rejects.toMatchObject({ status: 429 });
});

test('what was asked for and never made goes; a key that counts stays, with its address', async () => {
  const [asked, made] = [newAddress(), newAddress()];
  await linkTo(asked);
  const { key } = await make(await linkTo(made));
  later(CONFIRM_DAYS + 1);
  await runCleanup(registry());
  const left = await db().selectFrom('follower').select('address').execute();
  const addresses = left.map(({ address }) => address);
  expect([addresses.includes(asked), addresses.includes(made)]).toEqual([false, true]);
  expect(await live(key)).toBeDefined();
});
