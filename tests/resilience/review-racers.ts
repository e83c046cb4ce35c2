import type { Registry } from '../../server/context';
import type { AuditAction } from '../../server/database/tables/review';
import { receiptAnswer } from '../../server/filing/receipt/receipt';
import type { PendingResult } from '../../server/review/act-on-pending';
import { actOnPending, releaseExpiredLock } from '../../server/review/act-on-pending';
import { approveFiling } from '../../server/review/approve';
import { rejectFiling } from '../../server/review/reject';

const REASONS = ['The affidavit is not signed.'];

/** A filing of the queue that `one` has locked, and the two replicas that may act upon it. */
export interface Raced {
  /** Under which the filer finds the filing. */
  refId: string;
  replicas: readonly [Registry, Registry];
  sequence: string;
  /** The version of the filing when `one` had locked it. */
  version: number;
}

/** The answer to a racer that acts on the lock or decides. */
export interface Answer {
  userId: string;
  isDone: boolean;
  /** The expected entry of the audit log when it is done; none for a renewed lock. */
  audited: AuditAction | null;
}

/** Acts through one of the replicas; a racer that only reads, or is the office, gets no answer about a lock. */
export type Racer = (raced: Raced) => Promise<Answer | undefined>;

type Replica = 0 | 1;

const asks = (
  replica: Replica,
  { userId, audited }: Omit<Answer, 'isDone'>,
  act: (registry: Registry, raced: Raced) => Promise<PendingResult>,
): Racer => {
  return async (raced) => {
    const { kind } = await act(raced.replicas[replica], raced);
    return { userId, audited, isDone: kind === 'done' };
  };
};

export const approveBy = (replica: Replica, userId: string): Racer =>
  asks(replica, { userId, audited: 'approved' }, (registry, { sequence, version }) =>
    approveFiling(registry, { sequence, version, userId }),
  );

export const rejectBy = (replica: Replica, userId: string): Racer =>
  asks(replica, { userId, audited: 'rejected' }, (registry, { sequence, version }) =>
    rejectFiling(registry, { sequence, version, userId }, REASONS),
  );

/** Another administrator presses Process on a lock that is over. */
export const takeoverBy = (replica: Replica, userId: string): Racer =>
  asks(replica, { userId, audited: 'lockTakenOver' }, (registry, { sequence }) =>
    actOnPending(registry, { sequence, event: 'process', userId }),
  );

/** The page of the holder renews the lock that it has seen. */
export const heartbeatBy = (replica: Replica, userId: string): Racer =>
  asks(replica, { userId, audited: null }, (registry, { sequence, version }) =>
    actOnPending(registry, { sequence, event: 'process', userId, version }),
  );

/** The office releases the lock, should it find it expired. */
export const expiryOn =
  (replica: Replica): Racer =>
  async ({ replicas, sequence, version }) => {
    await releaseExpiredLock(replicas[replica], { sequence, version });
    return undefined;
  };

/** The filer looks at the state of the filing. */
export const readReceiptOn =
  (replica: Replica): Racer =>
  async ({ replicas, refId }) => {
    await receiptAnswer(replicas[replica], refId);
    return undefined;
  };
