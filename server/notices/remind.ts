import type { ToldReminder } from '#rules';
import { remindedPath, reminderLine, reminderNotice, reminderText } from '#rules';
import type { Transaction } from 'kysely';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import { recordAddress } from '../filing/confirmation/receipt-address';
import { followersOf } from '../followers/followers-of';
import { enqueueJobs } from '../outbox/outbox';
import { OFFICE } from '../settings/environments';
import { withoutKept } from './kept-lines';
import { inLanguage } from './links';
import { messageTo } from './message-to';

/** A reminder of an entity, and to whom of its followers it goes. */
export interface Reminding {
  entityId: string;
  told: ToldReminder;
  /** The change of the status on this day is told by itself to who follows that. */
  isToldAsStatus: boolean;
  /** The last follower who was reminded; empty while nobody was. */
  toldTo: string;
  /** How many are reminded at once. */
  limit: number;
  now: Date;
}

/**
 * Queues a reminder for some of the followers of an entity. It counts among the messages of a day like any other (T3-digest).
 * @returns the last one who was reminded where there may be more, and how many were looked at
 */
export async function remind(
  registry: Registry,
  tx: Transaction<Database>,
  { entityId, told, isToldAsStatus, toldTo, limit, now }: Reminding,
): Promise<{ toldTo: string; count: number }> {
  const { reminder, window, files } = told;
  const { publicUrl } = registry.config;
  const reminds = { entityId, reminder, due: window.due };
  const followers = await followersOf(tx, {
    entityId,
    event: 'reportDue',
    ...(isToldAsStatus && { butNot: 'statusChanged' }),
    after: toldTo,
    limit,
  });
  const single = await withoutKept(
    tx,
    followers.map((follower) => ({ follower, reason: 'follows' })),
    // An ID has only digits; positions of the log are positive.
    { line: { said: reminderLine(told), reminds }, entityId, position: -Number(entityId), now },
  );
  const jobs = single.map(({ follower }) => {
    const links = {
      file: inLanguage(publicUrl + remindedPath(files, entityId), follower.language),
      record: inLanguage(recordAddress(publicUrl, entityId), follower.language),
    };
    const said = {
      mail: () => reminderNotice(told, links),
      text: () => reminderText(told, OFFICE.name, links),
    };
    return messageTo(registry, follower, said, {
      key: `${entityId}:${reminder}:${window.due}`,
      now,
      reminds,
    });
  });
  await enqueueJobs(tx, jobs);
  const last = followers.length < limit ? undefined : followers.at(-1);
  return { toldTo: last?.follower_id ?? '', count: followers.length };
}
