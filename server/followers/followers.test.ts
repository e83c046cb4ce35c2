import { randomUUID } from 'node:crypto';
import type { FollowEvent } from '#rules';
import { openTestRegistry, type TestRegistry } from '../testing/open-test-registry';
import { followerOf } from './follower';
import { sealed, unsealed } from './follower-keys';
import { followersOf } from './followers-of';
import { noticeMail } from './notice-mail';
import { isSuppressed, resume, suppress } from './suppression';

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

const now = new Date('2026-11-20T18:00:00Z');
const db = () => open.registry.db;
const entityId = '20231000001';

const email = (address: string) => ({ channel: 'email', address, language: 'es' }) as const;

async function follow(
  address: string,
  times: { confirmed_at?: Date; ended_at?: Date },
  events: FollowEvent[],
) {
  const { follower_id } = await followerOf(db(), email(address), { now });
  const agreed = { wording: 'Tell me.', language: 'es', asked_at: now } as const;
  await db()
    .insertInto('follow')
    .values({ follow_id: randomUUID(), follower_id, entity_id: entityId, events, ...agreed, ...times })
    .execute();
}

test('those are told who have confirmed, follow still, and have chosen the event', async () => {
  await follow('Told@sample.example', { confirmed_at: now }, ['statusChanged', 'reportDue']);
  await follow('asked@sample.example', {}, ['statusChanged']);
  await follow('ended@sample.example', { confirmed_at: now, ended_at: now }, ['statusChanged']);
  await follow('other@sample.example', { confirmed_at: now }, ['filingRecorded']);
  await follow('stopped@sample.example', { confirmed_at: now }, ['statusChanged']);
  await suppress(db(), email('STOPPED@sample.example'), { reason: 'page', now });
  const told = await followersOf(db(), { entityId, event: 'statusChanged', limit: 10 });
  expect(told.map(({ address }) => address)).toEqual(['Told@sample.example']);
  expect(await followersOf(db(), { entityId: 'other', event: 'statusChanged', limit: 10 })).toEqual([]);
});

test('many are read in parts, each once', async () => {
  for (const name of ['a', 'b', 'c'])
    await follow(`${name}@parts.example`, { confirmed_at: now }, ['filingWaits']);
  const read: string[] = [];
  let after = '';
  for (;;) {
    const part = await followersOf(db(), { entityId, event: 'filingWaits', after, limit: 2 });
    if (part.length === 0) break;
    read.push(...part.map(({ address }) => address));
    after = part.at(-1)?.follower_id ?? '';
  }
  expect(read.sort()).toEqual(['a@parts.example', 'b@parts.example', 'c@parts.example']);
});

test('an address that is stopped is so in every spelling, until it is resumed', async () => {
  expect(await isSuppressed(db(), email('kim@stop.example'))).toBe(false);
  await suppress(db(), email('kim@stop.example'), { reason: 'oneClick', now });
  await suppress(db(), email('Kim@stop.example'), { reason: 'page', now });
  expect(await isSuppressed(db(), email(' KIM@stop.example'))).toBe(true);
  await resume(db(), email('kim@stop.example'));
  expect(await isSuppressed(db(), email('kim@stop.example'))).toBe(false);
});

test('an address has one row, with the spelling in which it came first', async () => {
  const first = await followerOf(db(), email('Ada@one.example'), { now });
  const again = await followerOf(db(), email('ada@ONE.example'), { now, told: true });
  expect(again).toMatchObject({ follower_id: first.follower_id, address: 'Ada@one.example', told_at: now });
});

test('a key opens what it was made for and nothing else', () => {
  const key = sealed('secret', 'following', 'ada');
  expect(unsealed('secret', 'following', key)).toBe('ada');
  expect(unsealed('secret', 'stopping', key)).toBeUndefined();
  expect(unsealed('other', 'following', key)).toBeUndefined();
  expect(unsealed('secret', 'following', key.replace('ada', 'bob'))).toBeUndefined();
  for (const key of ['', '.', 'ada', 'ada.', `ada.${'é'.repeat(22)}`])
    expect(unsealed('secret', 'following', key)).toBeUndefined();
});

test('a notice can be stopped by a mail program, and names the page of its reader', async () => {
  const follower = await followerOf(db(), email('notice@sample.example'), { now });
  const config = { publicUrl: 'https://registry.example', passcodeSecret: 'secret' };
  const mail = noticeMail(config, follower, { subject: 'A filing was recorded', lines: [] });
  expect(mail.to).toBe('notice@sample.example');
  expect(mail.subject).toBe('Se registró un trámite');
  expect(mail.text).toContain(
    `https://registry.example/business/following?language=es#${follower.follower_id}.`,
  );
  expect(mail.headers).toEqual({
    'List-Unsubscribe': expect.stringMatching(
      /^<https:\/\/registry\.example\/business\/following\/stop\/\S+>$/,
    ),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
