import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { makeDue } from '../outbox/make-due';
import type { OutboxKind } from '../outbox/outbox-payloads';

/** Kinds of job that servers of the version before do not know, and leave as failed where they take one beside this version. */
const UNKNOWN_BEFORE: OutboxKind[] = ['notice', 'notice-text', 'notice-digest'];

async function againWhatEarlierServersTook(db: Kysely<Database>): Promise<void> {
  for (const kind of UNKNOWN_BEFORE)
    await db
      .updateTable('outbox')
      .set({ state: 'queued', held_until: null, attempts: 0, finished_at: null })
      .where('kind', '=', kind)
      .where('state', '=', 'failed')
      .where('last_error', '=', `Unknown kind ${kind}`)
      .execute();
}

/**
 * Has the public changes told from now on, on all replicas by one of them at a time. What was public before the first start of a server
 * that tells is told to nobody.
 */
export async function scheduleNotices(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .insertInto('notice_reader')
    .columns(['position'])
    .expression(
      db
        .selectFrom('public_change')
        .select(({ fn, lit }) => fn.coalesce(fn.max('position'), lit(0)).as('position')),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await againWhatEarlierServersTook(db);
  await makeDue(db, 'notices', now);
}
