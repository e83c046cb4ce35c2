import { officeDay, plusDays } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables';
import { makeDue } from '../../outbox/make-due';
import { keptDay } from './kept-day';

/**
 * Has those who follow a report reminded of it from now on, on all replicas by one of them at a time. What fell on days before the first
 * start of a server that reminds is told to nobody.
 */
export async function scheduleReminders(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .insertInto('reminder_reader')
    .values({ told_until: keptDay(plusDays(officeDay(now.toISOString()), -1)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await makeDue(db, 'report-reminders', now);
}
