import type { components } from '#api';
import type { PendingEvent, ReviewRefusal } from '#rules';
import {
  acceptanceMail,
  leaseOf,
  plusDays,
  receiptDateTime,
  rejectionMail,
  RETURNED_DAYS,
  REVIEW_REFUSALS,
  reviewVerdict,
} from '#rules';
import { PENDING_FILES } from './sample-pending-files';
import type { MockDecision, MockPending } from './sample-pending';
import { ADMIN, STAFF_NAMES } from './sample-staff';
import { now, state } from './state';

type Schemas = components['schemas'];

const TRANSACTION = 'Statement Curing Delinquency';
/** Whole dollars. */
const CHARGED = 100;

/** A filing as the queue lists it. */
export function queuedAnswer(pending: MockPending): Schemas['PendingFiling'] {
  const { lock, decision } = pending;
  return {
    mstrTransId: pending.entityId,
    transactionId: pending.transactionId,
    transSeqId: pending.sequence,
    transactionDescription: TRANSACTION,
    entityName: pending.name,
    email: 'filer@sample.example',
    receivedDateString: receiptDateTime(pending.receivedAt),
    lockUserId: lock?.userId ?? '',
    ...(lock && {
      lockUserName: STAFF_NAMES[lock.userId] ?? lock.userId,
      lockedSince: lock.takenAt,
      lockHasExpired: leaseOf(lock, now()) === 'expired',
    }),
    ...(decision && { decidedBy: ADMIN, decidedByName: STAFF_NAMES[ADMIN], decidedAt: decision.at }),
    deactivateIds: [...(decision?.excludedIds ?? [])],
    state: pending.reviewState,
    version: pending.version,
  };
}

/** What was decided about it, and what comes of it; the mocks send no mail and make no refund. */
function decisionOf(
  filed: Schemas['PendingFiling'],
  { receivedAt }: MockPending,
  { at, excludedIds, reasons }: MockDecision,
): Schemas['Decision'] {
  const leftOut = PENDING_FILES.flatMap(({ id, fileName }) => (excludedIds.includes(id) ? [fileName] : []));
  const isApproved = filed.state === 'approved';
  const { to, subject } = isApproved
    ? acceptanceMail(filed, { leftOut, overtaken: [] }, '')
    : rejectionMail(filed, reasons, '');
  const mail = { to, subject, state: 'queued' as const };
  if (isApproved) return { leftOut, mail, effectiveAt: receivedAt };
  const [day = '', time = ''] = at.split('T');
  return {
    reasons: [...reasons],
    leftOut,
    mail,
    refund: { amount: CHARGED, state: 'queued' },
    correctUntil: `${plusDays(day, RETURNED_DAYS)}T${time}`,
  };
}

/** A filing as its review shows it. */
export function pendingAnswer(pending: MockPending): Schemas['PendingFiling'] {
  const queued = queuedAnswer(pending);
  const { decision } = pending;
  return decision ? { ...queued, decision: decisionOf(queued, pending, decision) } : queued;
}

const refused = (pending: MockPending, refusal: ReviewRefusal) => ({
  code: 409 as const,
  message: REVIEW_REFUSALS[refusal],
  pendingFiling: pendingAnswer(pending),
});

/** By which a request names a filing: its number in the queue, and others that must be those of the same filing. */
interface Named {
  transSeqId: string | null;
  mstrTransId?: string;
  transactionId?: string;
}

const isMeant = (pending: MockPending, { transSeqId, mstrTransId, transactionId }: Named): boolean =>
  pending.sequence === transSeqId &&
  (mstrTransId ?? pending.entityId) === pending.entityId &&
  (transactionId ?? pending.transactionId) === pending.transactionId;

/**
 * Acts upon a filing as the registry does, by the same rules; the mocks know one administrator.
 * @param seen the version that the administrator saw, where that matters, and what they have decided
 */
export function act(
  named: Named,
  event: Exclude<PendingEvent, 'expire'>,
  { version, decision }: { version?: number; decision?: Omit<MockDecision, 'at'> } = {},
): { code: 200 | 404 | 409; message?: string; pendingFiling?: Schemas['PendingFiling'] } {
  const pending = state.pending.find((one) => isMeant(one, named));
  if (!pending) return { code: 404 };
  const instant = now();
  const { refusal, next, effects } = reviewVerdict(
    { state: pending.reviewState, lock: pending.lock },
    { event, userId: ADMIN, isAdmin: true, now: instant },
  );
  if (refusal) return refused(pending, refusal);
  if (version !== undefined && version !== pending.version) return refused(pending, 'stale');
  pending.reviewState = next;
  if (effects.includes('releaseLock')) pending.lock = null;
  if (effects.includes('takeLock')) pending.lock = { userId: ADMIN, takenAt: instant, renewedAt: instant };
  if (effects.includes('renewLock') && pending.lock) pending.lock.renewedAt = instant;
  if (effects.includes('audit')) pending.version += 1;
  if (decision) pending.decision = { at: instant, ...decision };
  return { code: 200, pendingFiling: pendingAnswer(pending) };
}
