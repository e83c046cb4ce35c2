import type { FollowEvent } from '#rules';
import { DEFAULT_LANGUAGE, eventsOf, noticeLine, noticeOf, noticeText } from '#rules';
import type { Transaction } from 'kysely';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import { followerOf, type Follower } from '../followers/follower';
import { followersOf } from '../followers/followers-of';
import { isSuppressed } from '../followers/suppression';
import { enqueueJobs, type AnyJob } from '../outbox/outbox';
import { OFFICE } from '../settings/environments';
import { alreadyTold } from './already-told';
import { contactsOf } from './contacts';
import { withoutKept } from './kept-lines';
import { noticeLinks } from './links';
import { messageTo, spot } from './message-to';
import type { Addressee, Telling } from './telling';

/** The followers after one, of any of the events, each once. */
async function nextFollowers(
  tx: Transaction<Database>,
  events: readonly FollowEvent[],
  { change: { entityId }, toldTo: after, limit }: Telling,
): Promise<Follower[]> {
  const found: Follower[] = [];
  for (const event of events) found.push(...(await followersOf(tx, { entityId, event, after, limit })));
  const each = new Map(found.map((follower) => [follower.follower_id, follower]));
  return [...each.values()]
    .sort((one, other) => (one.follower_id < other.follower_id ? -1 : 1))
    .slice(0, limit);
}

/** The contacts on record before and after the change who want messages. */
async function contactRows(
  tx: Transaction<Database>,
  { change, record, now }: Telling,
): Promise<Addressee[]> {
  const rows: Addressee[] = [];
  for (const { language, reason, ...recipient } of await contactsOf(tx, change.entityId, record)) {
    if (await isSuppressed(tx, recipient)) continue;
    const follower = await followerOf(
      tx,
      { ...recipient, language: language ?? DEFAULT_LANGUAGE },
      { now, told: true },
    );
    rows.push({ follower: { ...follower, language: language ?? follower.language }, reason });
  }
  return rows;
}

/** The message to one of them. */
function messageAbout(
  registry: Registry,
  { follower, reason }: Addressee,
  { change, position, now }: Telling,
): AnyJob {
  const { language } = follower;
  const links = noticeLinks(registry.config.publicUrl, change, language);
  const said = {
    mail: () => noticeOf(change, { language, links, reason }),
    text: () => noticeText(change, OFFICE.name, links),
  };
  return messageTo(registry, follower, said, { key: `notice:${position}`, now });
}

/**
 * Queues messages about a change, in the transaction that keeps how far everybody was told: to the contacts with the first followers, and
 * to as many followers at once as may be.
 * @returns the last follower who was told, where there may be more
 */
export async function tell(
  registry: Registry,
  tx: Transaction<Database>,
  telling: Telling,
): Promise<{ toldTo: string; written: number } | undefined> {
  const { change, record, toldTo, limit } = telling;
  const told = alreadyTold(change, record);
  const contacts = await contactRows(tx, telling);
  const followers = await nextFollowers(tx, eventsOf(change), telling);
  const isContact = new Set(contacts.map(({ follower }) => spot(follower)));
  const following = followers
    .filter((follower) => !isContact.has(spot(follower)))
    .map((follower): Addressee => ({ follower, reason: 'follows' }));
  const isNew = ({ follower }: Addressee) => !told.has(follower.address_key);
  const single = await withoutKept(tx, following.filter(isNew), {
    ...telling,
    line: { said: noticeLine(change) },
    entityId: change.entityId,
  });
  const addressees = [...(toldTo === '' ? contacts.filter(isNew) : []), ...single];
  await enqueueJobs(
    tx,
    addressees.map((addressee) => messageAbout(registry, addressee, telling)),
  );
  const last = followers.length < limit ? undefined : followers.at(-1);
  return last && { toldTo: last.follower_id, written: addressees.length };
}
