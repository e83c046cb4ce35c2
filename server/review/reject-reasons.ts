import type { components } from '#api';
import type { RejectionValues } from '#rules';
import { emptyFiling, rejectionLines, rejectionRules } from '#rules';
import type { Kysely } from 'kysely';
import type { Registry } from '../context';
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

/** A rejection that can be made, with the lines that the filer reads; or the first thing that is wrong with it. */
export type CheckedRejection = { lines: string[] } | { message: string };

const UNKNOWN_REASON = 'One of the reasons is no longer offered. Choose again.';

/**
 * Checks a rejection by the rules of its page (A5-admin). The filer reads the office's own sentences, by their IDs and whatever text came
 * along, and then the additional text.
 */
export async function checkRejection(
  { db, clock }: Registry,
  sent: readonly { id: string; longReason: string }[],
): Promise<CheckedRejection> {
  const knownReasons = await rejectReasons(db);
  const ids = sent.map(({ id }) => id).filter(Boolean);
  if (ids.some((id) => !knownReasons.some((reason) => reason.id === id))) return { message: UNKNOWN_REASON };
  const texts = sent.filter(({ id }) => id === '').map(({ longReason }) => longReason);
  const rejection: RejectionValues = {
    reasons: knownReasons.map((reason) => ({ ...reason, selected: ids.includes(reason.id) })),
    additionalText: texts.join('\n').trim(),
  };
  const [problem] = rejectionRules.problems(rejection, {
    filing: emptyFiling(),
    now: clock.now().toISOString(),
  });
  return problem ? { message: problem.message } : { lines: rejectionLines(rejection) };
}
