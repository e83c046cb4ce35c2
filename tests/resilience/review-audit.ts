import type { Registry } from '../../server/context';

/** What the database says of one filing after its race. */
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
 * What is wrong with a filing that staff acted upon; nothing when one decision at most was made, and everything that belongs to it once.
 * @param decided how many were told that they decided it, where that is known: the answer of a killed server is lost
 */
export async function faultsOf(registry: Registry, sequence: string, decided?: number): Promise<string[]> {
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
