import type { LockEndReason, PendingEffect, ReviewRefusal, ReviewRequest, ReviewVerdict } from '#rules';
import {
  auditActionOf,
  LOCK_LEASE_SECONDS,
  lockExpiryVerdict,
  PAGE_CLOSED,
  renewedAtWhenClosed,
  reviewVerdict,
} from '#rules';
import type { Transaction, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import type { PendingFilingTable } from '../database/tables/review';
import { enqueueJob } from '../outbox/outbox';
import { writeAudit } from '../audit/audit';
import type { PendingRow } from './pending-row';
import { lockOf } from './pending-row';

type Change = Updateable<PendingFilingTable>;

/** An action on a filing in the queue. */
export interface PendingFilingAction {
  /** Its number in the queue. */
  sequence: string;
  event: ReviewRequest['event'];
  userId: string;
  /** The version of the filing that the caller saw; left out where that does not matter. */
  version?: number;
  /** Other identifiers that the caller gives for the filing: they must belong to the same filing. */
  names?: { entityId?: string; transactionId?: string };
}

/** The input of a decision about the filing. */
export type DecisionRequest = Required<Omit<PendingFilingAction, 'event' | 'names'>> &
  Pick<PendingFilingAction, 'names'>;

const isMeant = (
  pending: PendingRow,
  { entityId, transactionId }: PendingFilingAction['names'] = {},
): boolean =>
  (entityId ?? pending.entity_id) === pending.entity_id &&
  (transactionId ?? pending.transaction_id) === pending.transaction_id;

/** The work in the transaction of a decision, and what the row and the audit log record of it. */
export interface Decision {
  change: Change;
  details: Record<string, string>;
}
/** `overtaken`: it would leave out more than who decides has read, so nothing is decided. */
export type Decide = (
  tx: Transaction<Database>,
  pending: PendingRow,
  now: Date,
) => Promise<Decision | 'overtaken'>;

export type PendingResult =
  | { kind: 'done'; pending: PendingRow }
  | { kind: 'refused'; refusal: ReviewRefusal; pending: PendingRow }
  | { kind: 'unknown' };

const LEASE_MILLISECONDS = LOCK_LEASE_SECONDS * 1000;
const NO_LOCK = {
  lock_user_id: null,
  lock_taken_at: null,
  lock_renewed_at: null,
  lock_page_closed: false,
} as const;
const LOCK_ACTIONS = ['lockTaken', 'lockTakenOver', 'lockReleased', 'lockExpired'] as const;
const NOTHING: Decision = { change: {}, details: {} };

/** The changes of the row for each effect, in the order of the verdict: a takeover first releases the lock and then takes it. */
const CHANGES: Partial<Record<PendingEffect, (userId: string, now: Date) => Change>> = {
  takeLock: (lock_user_id, now) => ({
    lock_user_id,
    lock_taken_at: now,
    lock_renewed_at: now,
    lock_page_closed: false,
  }),
  renewLock: (_userId, now) => ({ lock_renewed_at: now, lock_page_closed: false }),
  releaseLock: () => NO_LOCK,
  // As if the last heartbeat were so old that the lease ends soon.
  endLockSoon: (_userId, now) => ({
    lock_renewed_at: new Date(renewedAtWhenClosed(now.toISOString())),
    lock_page_closed: true,
  }),
};

const selectPending = (tx: Transaction<Database>, sequence: string) =>
  tx.selectFrom('pending_filing').selectAll().where('sequence', '=', sequence).forUpdate().executeTakeFirst();

/** Who carries a verdict out, and what was before it. */
interface Carrier {
  /** Empty for the office. */
  userId: string;
  decision?: Decision;
  lockEnd?: LockEndReason | null;
  /** Who had the lock that has ended already. */
  lastHolder?: string | null;
}

/** Who held the lock that ended last, where the office ended it because it had expired; null where it was given back. */
async function expiredHolder(tx: Transaction<Database>, transactionId: string): Promise<string | null> {
  const last = await tx
    .selectFrom('audit_entry')
    .select(['action', 'details'])
    .where('transaction_id', '=', transactionId)
    .where('action', 'in', LOCK_ACTIONS)
    .orderBy('audit_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.action === 'lockExpired' ? (last.details.formerHolder ?? null) : null;
}

/** Carries a verdict out: what is decided, the row, its version, and the line in the audit log. */
async function carryOut(
  tx: Transaction<Database>,
  { pending, verdict, now }: { pending: PendingRow; verdict: ReviewVerdict; now: Date },
  { userId, decision = NOTHING, lockEnd = null, lastHolder = null }: Carrier,
): Promise<PendingRow> {
  const { next, effects } = verdict;
  if (effects.length === 0) return pending;
  const changes = effects.map((effect) => CHANGES[effect]?.(userId, now) ?? {});
  const isAudited = effects.includes('audit');
  if (isAudited) {
    const { entity_id: entityId, transaction_id: transactionId } = pending;
    const holder = pending.lock_user_id ?? lastHolder;
    const action = auditActionOf(verdict, lockEnd);
    const details = {
      ...decision.details,
      ...(lockEnd === 'closed' ? PAGE_CLOSED : {}),
      ...(holder !== null && holder !== userId ? { formerHolder: holder } : {}),
    };
    await writeAudit(tx, { at: now, userId, action, entityId, transactionId, details });
  }
  const change: Change = Object.assign({ state: next, ...decision.change }, ...changes);
  return tx
    .updateTable('pending_filing')
    .set({ ...change, ...(isAudited ? { version: sql<number>`version + 1` } : {}) })
    .where('sequence', '=', pending.sequence)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Acts on a filing in the queue, in one transaction under the lock of its row: the rule book decides by the lock's holder, the state and
 * the version that the caller saw (A4-lock, reading 34), so that of two administrators one is refused.
 */
export async function actOnPending(
  { db, clock }: Registry,
  { sequence, event, userId, version, names }: PendingFilingAction,
  decide?: Decide,
): Promise<PendingResult> {
  return db.transaction().execute(async (tx): Promise<PendingResult> => {
    const pending = await selectPending(tx, sequence);
    if (pending === undefined || !isMeant(pending, names)) return { kind: 'unknown' };
    const now = clock.now();
    const verdict = reviewVerdict(
      { state: pending.state, lock: lockOf(pending) },
      { event, userId, isAdmin: true, now: now.toISOString() },
    );
    const { refusal, effects } = verdict;
    if (refusal !== null) return { kind: 'refused', refusal, pending };
    if (version !== undefined && version !== pending.version) {
      return { kind: 'refused', refusal: 'stale', pending };
    }
    const decision = decide ? await decide(tx, pending, now) : NOTHING;
    if (decision === 'overtaken') return { kind: 'refused', refusal: decision, pending };
    const takesFreeLock = effects.includes('takeLock') && pending.lock_user_id === null;
    const lastHolder = takesFreeLock ? await expiredHolder(tx, pending.transaction_id) : null;
    const isTakeover = lastHolder !== null && lastHolder !== userId;
    const afterAction = await carryOut(
      tx,
      { pending, verdict, now },
      { userId, decision, ...(isTakeover && { lockEnd: 'expired', lastHolder }) },
    );
    if (effects.includes('takeLock') || effects.includes('endLockSoon'))
      await watchLease(tx, afterAction, now);
    return { kind: 'done', pending: afterAction };
  });
}

/** When the lease of a lock ends. */
const leaseEnd = (renewedAt: Date): Date => new Date(renewedAt.getTime() + LEASE_MILLISECONDS);

/** Queues a check of a lock that was not renewed. */
async function watchLease(tx: Transaction<Database>, pending: PendingRow, now: Date) {
  const { sequence, version, lock_renewed_at } = pending;
  const dueAt = leaseEnd(lock_renewed_at ?? now);
  await enqueueJob(tx, {
    kind: 'lock-expiry',
    payload: { sequence, version },
    dueAt,
    now,
    dedupeKey: `lock-expiry:${sequence}:${version}:${dueAt.getTime()}`,
  });
}

/**
 * The office releases a lock whose review has stopped sending heartbeats (A4-lock). One that was renewed is checked again when its lease
 * ends; one that was released, taken over or decided in the meantime is left alone.
 */
export async function releaseExpiredLock(
  { db, clock }: Registry,
  { sequence, version }: { sequence: string; version: number },
): Promise<{ again: Date } | undefined> {
  return db.transaction().execute(async (tx) => {
    const pending = await selectPending(tx, sequence);
    if (!pending || pending.version !== version || pending.lock_renewed_at === null) return undefined;
    const now = clock.now();
    const verdict = lockExpiryVerdict({ state: pending.state, lock: lockOf(pending) }, now.toISOString());
    if (verdict.effects.length === 0) return { again: leaseEnd(pending.lock_renewed_at) };
    // Closing the page releases the lock by its user; an expired lease is released by the office.
    const { lock_page_closed: isClosed, lock_user_id: holder } = pending;
    const lockEnd: LockEndReason = isClosed ? 'closed' : 'expired';
    const userId = (isClosed && holder) || '';
    await carryOut(tx, { pending, verdict, now }, { userId, lockEnd });
    return undefined;
  });
}
