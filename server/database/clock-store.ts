import type { Kysely } from 'kysely';
import type { ClockStore } from '../clock';
import type { Database } from './tables';

/** Stores the testers' offset in the database, where every replica reads it. */
export const clockStore = (db: Kysely<Database>): ClockStore => ({
  async readOffset() {
    const row = await db.selectFrom('clock_offset').select('milliseconds').executeTakeFirst();
    return Number(row?.milliseconds ?? 0);
  },
  async writeOffset(milliseconds) {
    await db
      .insertInto('clock_offset')
      .values({ id: 1, milliseconds })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ milliseconds }))
      .execute();
  },
});
