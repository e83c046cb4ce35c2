import { choice } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import type { PendingState, StaffRole } from './pending-table';
import { PENDING_STATES, STAFF_ROLES } from './pending-table';
import type { Lease } from './review-lock';
import { LEASES } from './review-lock';

/** The actions that a review offers, in order (A2-review). */
const PENDING_ACTIONS = ['process', 'approve', 'reject', 'cancel'] as const;
export type PendingAction = (typeof PENDING_ACTIONS)[number];

export const PENDING_ACTION_TABLE = defineTable<PendingAction>()({
  name: 'What the review of a pending filing offers',
  source: 'A2-review',
  hitPolicy: 'collect',
  answers: PENDING_ACTIONS,
  inputs: { state: choice(PENDING_STATES), who: choice(STAFF_ROLES), lease: choice(LEASES) },
  rows: [
    // A filing that is not locked has no holder.
    { when: { state: 'unlocked', who: { except: 'nobody' } }, then: 'process' },
    { when: { state: 'locked', who: 'holder' }, then: 'process' },
    { when: { state: 'locked', who: 'otherAdmin', lease: 'expired' }, then: 'process' },
    { when: { state: 'locked', who: 'holder' }, then: 'approve' },
    { when: { state: 'locked', who: 'holder' }, then: 'reject' },
    // Of a filing that was decided there is nothing to cancel: its page leads back.
    { when: { state: ['unlocked', 'locked'], who: ['holder', 'otherAdmin'] }, then: 'cancel' },
  ],
});

/**
 * The actions that a review offers to a user: none to users who are not administrators.
 * @param lease whether the lock still holds; irrelevant while nobody has locked the filing
 */
export const pendingActions = (state: PendingState, who: StaffRole, lease: Lease = 'live'): PendingAction[] =>
  evaluate(PENDING_ACTION_TABLE, { state, who, lease });
