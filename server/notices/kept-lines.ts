import type { RemindedReport, Text } from '#rules';
import { SINGLE_NOTICES_A_DAY, officeDay, nextOfficeMidnight } from '#rules';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables';
import { insertRows } from '../database/insert-rows';
import { enqueueJobs } from '../outbox/outbox';
import type { Addressee } from './telling';

/** What is kept in a line. */
interface Line {
  line: { said: Text; reminds?: RemindedReport };
  entityId: string;
  /** One number for what is told, in whose order lines stand. */
  position: number;
  now: Date;
}

/** Counts a message to each follower on a day of the office; how many it is by now. */
async function counted(
  tx: Transaction<Database>,
  followerIds: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, number>> {
  if (followerIds.length === 0) return new Map();
  const rows = await tx
    .insertInto('notice_day')
    .values(followerIds.map((follower_id) => ({ follower_id, day, told: 1 })))
    .onConflict((conflict) =>
      conflict.columns(['follower_id', 'day']).doUpdateSet({ told: sql<number>`notice_day.told + 1` }),
    )
    .returning(['follower_id', 'told'])
    .execute();
  return new Map(rows.map(({ follower_id: id, told }) => [id, told]));
}

/**
 * Those of some followers who are written to at once. For one who was sent as many messages on this day as is told singly, a line is kept
 * for the one message after the day (T3-digest).
 */
export async function withoutKept(
  tx: Transaction<Database>,
  followers: readonly Addressee[],
  { line, entityId, position, now }: Line,
): Promise<Addressee[]> {
  const day = officeDay(now.toISOString());
  const told = await counted(
    tx,
    followers.map(({ follower }) => follower.follower_id),
    day,
  );
  const isSingle = ({ follower }: Addressee) => (told.get(follower.follower_id) ?? 0) <= SINGLE_NOTICES_A_DAY;
  const kept = followers.filter((each) => !isSingle(each)).map(({ follower }) => follower.follower_id);
  const keptLine = JSON.stringify(line);
  await insertRows(
    tx,
    'notice_kept',
    { follower_id: 'text', day: 'date', position: 'bigint', entity_id: 'text', line: 'jsonb' },
    kept.map((id) => [id, day, position, entityId, keptLine]),
  );
  const after = new Date(nextOfficeMidnight(now.toISOString()));
  await enqueueJobs(
    tx,
    kept.map((followerId) => ({
      kind: 'notice-digest' as const,
      payload: { followerId, day },
      dueAt: after,
      now,
      dedupeKey: `notices of ${day}:${followerId}`,
    })),
  );
  return followers.filter(isSingle);
}
