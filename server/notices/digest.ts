import type { JobResult } from '../outbox/job-result';
import { digestOf } from '#rules';
import type { Transaction } from 'kysely';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import { noticeMail } from '../followers/notice-mail';
import { isSuppressed } from '../followers/suppression';
import { wordsIn } from '../followers/words-in';
import { enqueueJob } from '../outbox/outbox';
import type { OutboxPayloads } from '../outbox/outbox-payloads';
import { OFFICE } from '../settings/environments';
import { whatIsStillSo } from './still-so';
import { recordAddress } from '../filing/confirmation/receipt-address';

/** More changes than a day has for one reader. */
const MOST_LINES = 1_000;

/** The lines that were kept for a follower on a day, which are kept no longer. */
async function takeLines(tx: Transaction<Database>, { followerId, day }: OutboxPayloads['notice-digest']) {
  const rows = await tx
    .selectFrom('notice_kept')
    .select(['entity_id', 'line'])
    .where('follower_id', '=', followerId)
    .where('day', '=', day)
    .orderBy('position')
    .limit(MOST_LINES)
    .execute();
  await tx.deleteFrom('notice_kept').where('follower_id', '=', followerId).where('day', '=', day).execute();
  return rows.map(({ entity_id: entityId, line }) => ({ entityId, ...line }));
}

/** Queues the one message that a follower gets after a day with many, with a line an entity (T3-digest). */
export async function runDigest(
  { db, clock, config }: Registry,
  payload: OutboxPayloads['notice-digest'],
): Promise<JobResult> {
  const { followerId, day } = payload;
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const follower = await tx
      .selectFrom('follower')
      .selectAll()
      .where('follower_id', '=', followerId)
      .executeTakeFirst();
    const kept = await whatIsStillSo(tx, await takeLines(tx, payload), now);
    if (follower === undefined || kept.length === 0 || (await isSuppressed(tx, follower))) return;
    const changes = kept.map(({ entityId, said }) => ({
      entityId,
      said,
      record: recordAddress(config.publicUrl, entityId),
    }));
    const { subject, lines, short } = digestOf(day, changes, OFFICE.name);
    const job = { dueAt: now, now, dedupeKey: `digest of ${day}:${followerId}` };
    if (follower.channel === 'text') {
      const text = wordsIn(follower.language)(short);
      await enqueueJob(tx, {
        ...job,
        kind: 'notice-text',
        payload: { to: follower.address, text, refId: '' },
      });
      return;
    }
    await enqueueJob(tx, {
      ...job,
      kind: 'notice',
      payload: noticeMail(config, follower, { subject, lines }),
    });
  });
}
