import type { PendingAction, PendingEffect, PendingRefusal, PendingState, StaffRole } from '#rules';
import type { Soon } from '../soon';

/** What somebody wants of a pending filing. */
export type PendingWish = 'process' | 'approve' | 'reject' | 'cancel';

/** Filings that wait for the staff, their locks, and what is decided about them. */
export interface PendingDriver {
  /** A pending filing; one that is locked has just been heard of. */
  stand(state: PendingState): Soon<void>;
  /** When the review that is open was last heard of. */
  renewed(secondsAgo: number): Soon<void>;
  want(who: StaffRole, wish: PendingWish): Soon<void>;
  /** The office releases the locks that have ended. */
  sweep(): Soon<void>;
  state(): Soon<PendingState>;
  deeds(): Soon<readonly PendingEffect[]>;
  refusal(): Soon<PendingRefusal | null>;
  offered(who: StaffRole): Soon<PendingAction[]>;
  attach(names: string[]): Soon<void>;
  approveWithout(names: string[]): Soon<void>;
  leftOut(): Soon<string[]>;
}
