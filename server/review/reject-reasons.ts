import type { components } from '#api';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { everyRow } from '../database/every-row';

type RejectReason = components['schemas']['RejectReason'];

/** The reasons for a rejection, in the office's order. */
export async function rejectReasons(db: Kysely<Database>): Promise<RejectReason[]> {
  const rows = await everyRow(db.selectFrom('reject_reason').selectAll().orderBy('place'));
  return rows.map((row) => ({
    id: row.reason_id,
    order: row.place,
    selected: false,
    group: row.reason_group,
    code: row.reason_id,
    shortReason: row.short_reason,
    longReason: row.long_reason,
  }));
}
