import { isChangeOfStatus, officeDay, officeMidnight, reminderOf } from '#rules';
import type { Kysely, Transaction } from 'kysely';
import type { Registry } from '../../context';
import type { Database } from '../../database/tables';
import { remind } from '../../notices/remind';
import type { ReportedEntity } from '../../notices/reported-entities';

/** The days of which followers of an entity are reminded, and how far that has come. */
export interface Round {
  entityId: string;
  /** Undefined where it is not on record. */
  entity: ReportedEntity | undefined;
  /** Everybody was reminded of this day and of those before it. */
  toldUntil: string;
  /** They are reminded of the days up to this one. */
  day: string;
  toldTo: string;
  limit: number;
  now: Date;
}

/** Whether the clock has changed the status as of the midnight of a day, as it is written down: the log of changes tells it. */
const hasChangedStatus = async (db: Kysely<Database>, entityId: string, day: string): Promise<boolean> =>
  (await db
    .selectFrom('record_effect')
    .select('version')
    .where('entity_id', '=', entityId)
    .where('cause', '=', 'housekeeping')
    .where('at', '=', new Date(officeMidnight(day)))
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Reminds some of the followers of an entity; answers as `remind` does. */
export async function remindFollowers(
  registry: Registry,
  tx: Transaction<Database>,
  { entityId, entity, toldUntil, day, toldTo, limit, now }: Round,
): Promise<{ toldTo: string; count: number }> {
  if (entity === undefined || entity.awaitsEffect) return { toldTo: '', count: 0 };
  const today = officeDay(now.toISOString());
  const due = reminderOf(entity.record, { after: toldUntil, today });
  // One of a day that has begun meanwhile is of the next round.
  if (due === null || due.day > day) return { toldTo: '', count: 0 };
  const isToldAsStatus =
    isChangeOfStatus(due.reminder) &&
    (entity.isBehindClock || (await hasChangedStatus(tx, entityId, due.day)));
  const told = { ...due, name: entity.name, today };
  return remind(registry, tx, { entityId, told, isToldAsStatus, toldTo, limit, now });
}
