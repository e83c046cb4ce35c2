import type { components } from '#api';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';

type RejectReason = components['schemas']['RejectReason'];

/** The reasons for a rejection, in the order of the office. */
export async function rejectReasons(db: Kysely<Database>): Promise<RejectReason[]> {
  const rows = await db.selectFrom('reject_reason').selectAll().orderBy('place').execute();
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

/**
 * What the filer reads of the chosen reasons: the office's own sentences by their IDs, whatever text came along, and then the
 * additional text. Null when a reason is not the office's, or nothing is said at all (A5-admin).
 */
export async function reasonLines(
  db: Kysely<Database>,
  chosen: readonly { id: string; longReason: string }[],
): Promise<string[] | null> {
  const known = await rejectReasons(db);
  const ids = new Set(chosen.map(({ id }) => id));
  const texts = chosen.filter(({ id }) => id === '').map(({ longReason }) => longReason.trim());
  ids.delete('');
  const lines = known.filter(({ id }) => ids.has(id)).map(({ longReason }) => longReason);
  const isKnown = lines.length === ids.size;
  const all = [...lines, ...texts.filter(Boolean)];
  return isKnown && all.length > 0 ? all : null;
}
