import type { Registry } from '../../server/context';
import type { Answer } from './review-racers';

const isDecision = (audited: Answer['audited']): boolean => audited === 'approved' || audited === 'rejected';

/** The database's state of one filing after its race. */
async function countsOf({ db }: Registry, sequence: string) {
  const row = await db
    .selectFrom('pending_filing')
    .innerJoin('entity', 'entity.entity_id', 'pending_filing.entity_id')
    .innerJoin('filing_record', 'filing_record.transaction_id', 'pending_filing.transaction_id')
    .select([
      'pending_filing.state',
      'pending_filing.transaction_id',
      'pending_filing.entity_id',
      'entity.version',
      'status_code',
      'effect_state',
      'session_id',
      'lock_user_id',
    ])
    .where('sequence', '=', sequence)
    .executeTakeFirstOrThrow();
  const audits = await db
    .selectFrom('audit_entry')
    .select('action')
    .where('transaction_id', '=', row.transaction_id)
    .execute();
  const jobs = await db
    .selectFrom('outbox')
    .select('dedupe_key')
    .where('dedupe_key', 'in', [`decision:${row.transaction_id}`, `refund:${row.session_id}`])
    .execute();
  const count = (action: string) => audits.filter((audit) => audit.action === action).length;
  return { ...row, approvals: count('approved'), rejections: count('rejected'), jobs: jobs.length };
}

/**
 * The faults of a filing that staff acted on; none when at most one decision was made, and all that belongs to it exists once.
 * @param answers the answers to the users, where they are known: the answer of a killed server is lost
 */
export async function faultsOf(
  registry: Registry,
  sequence: string,
  answers?: readonly Answer[],
): Promise<string[]> {
  const decided = answers?.filter(({ isDone, audited }) => isDone && isDecision(audited)).length;
  const { state, version, status_code, effect_state, approvals, rejections, jobs, lock_user_id } =
    await countsOf(registry, sequence);
  const found = {
    decided,
    state,
    version,
    status_code,
    effect_state,
    approvals,
    rejections,
    jobs,
    lock_user_id,
  };
  const isApproved = state === 'approved';
  const isRejected = state === 'rejected';
  const expected = [
    (decided ?? Number(isApproved || isRejected)) === Number(isApproved || isRejected),
    approvals === Number(isApproved),
    rejections === Number(isRejected),
    jobs === (isApproved ? 1 : isRejected ? 2 : 0),
    version === (isApproved ? 2 : 1),
    status_code === (isApproved ? 'GOOD' : 'DQQ'),
    effect_state === (isApproved ? 'effective' : isRejected ? 'rejected' : 'waitingForReview'),
    (lock_user_id !== null) === (state === 'locked'),
  ];
  return expected.every(Boolean) ? [] : [JSON.stringify(found)];
}

const LOCK_EXPIRED = ' lockExpired';

/**
 * The differences between the answers of a race and the database: exactly one action is done, or none where the office released the lock,
 * and that user then has the filing; and the audit log has exactly what was answered.
 */
export async function answerFaults(
  { db }: Registry,
  sequence: string,
  answers: readonly Answer[],
  { isReleased: mayBeReleased = false }: { isReleased?: boolean },
): Promise<string[]> {
  const { transaction_id, state, lock_user_id, decided_by } = await db
    .selectFrom('pending_filing')
    .select(['transaction_id', 'state', 'lock_user_id', 'decided_by'])
    .where('sequence', '=', sequence)
    .executeTakeFirstOrThrow();
  const entries = await db
    .selectFrom('audit_entry')
    .select(['action', 'user_id'])
    .where('transaction_id', '=', transaction_id)
    .orderBy('audit_id')
    .execute();
  const lines = entries.map(({ user_id, action }) => `${user_id} ${action}`);
  const isReleased = lines.includes(LOCK_EXPIRED);
  const done = answers.filter(({ isDone }) => isDone);
  const [owner] = done;
  const told = done.flatMap(({ userId, audited }) => (audited === null ? [] : [`${userId} ${audited}`]));
  const expected = ['one lockTaken', ...(isReleased ? [LOCK_EXPIRED] : []), ...told];
  const isRight = [
    done.length === 1 || (done.length === 0 && isReleased),
    !isReleased || mayBeReleased,
    // Renewing a lock that the office has released would take a filing that nobody holds.
    !isReleased || owner?.audited !== null,
    state === (owner === undefined ? 'unlocked' : isDecision(owner.audited) ? owner.audited : 'locked'),
    owner === undefined || owner.userId === (isDecision(owner.audited) ? decided_by : lock_user_id),
    JSON.stringify(lines) === JSON.stringify(expected),
  ];
  if (isRight.every(Boolean)) return [];
  return [
    `answered ${JSON.stringify(answers)}, but ${JSON.stringify({ state, lock_user_id, decided_by, lines })}`,
  ];
}

/** Charges that are not what the decisions made of them: refunded after a rejection, and kept otherwise. */
export async function chargeFaults({ db }: Registry): Promise<string[]> {
  const rows = await db
    .selectFrom('pending_filing')
    .innerJoin('filing_record', 'filing_record.transaction_id', 'pending_filing.transaction_id')
    .innerJoin('card_charge', 'card_charge.session_id', 'filing_record.session_id')
    .select(['sequence', 'pending_filing.state', 'card_charge.state as charge'])
    .execute();
  return rows
    .filter(({ state, charge }) => charge !== (state === 'rejected' ? 'refunded' : 'succeeded'))
    .map(({ sequence, state, charge }) => `filing ${sequence} is ${state}, its charge ${charge}`);
}
