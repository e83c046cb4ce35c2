import { choice } from '../../decision-table/domain';
import { defineTable } from '../../decision-table/table';
import { LEASES } from './review-lock';

/** States of a pending filing (A4-lock). */
export const PENDING_STATES = ['unlocked', 'locked', 'approved', 'rejected'] as const;
export type PendingState = (typeof PENDING_STATES)[number];

/**
 * What happens to a pending filing. `expire` is the office looking for leases that have ended, `close` the browser closing its page, which
 * may be a reload.
 */
export const PENDING_EVENTS = ['process', 'approve', 'reject', 'cancel', 'close', 'expire'] as const;
export type PendingEvent = (typeof PENDING_EVENTS)[number];

/** Who acts: the administrator who holds the lock, another administrator, or someone without that role (a filer, the clock). */
export const STAFF_ROLES = ['holder', 'otherAdmin', 'nobody'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What the registry does. `confirm` says 'Filing processed successfully.' in the queue. */
export type PendingEffect =
  | 'takeLock'
  | 'renewLock'
  | 'releaseLock'
  /** Unless the page comes back, as after a reload. */
  | 'endLockSoon'
  | 'recordFiling'
  | 'confirm'
  | 'sendAcceptance'
  | 'sendRejection'
  | 'audit';

/** Why nothing is done. */
export type PendingRefusal = 'notAdmin' | 'lockedByOther' | 'notLocked' | 'decided';

export interface PendingDecision {
  /** `same` leaves the state. */
  next: PendingState | 'same';
  effects: readonly PendingEffect[];
  refusal: PendingRefusal | null;
}

const moves = (next: PendingDecision['next'], ...effects: PendingEffect[]): PendingDecision => ({
  next,
  effects,
  refusal: null,
});
const refused = (refusal: PendingRefusal): PendingDecision => ({ next: 'same', effects: [], refusal });

/** A filing that is not locked has no holder. */
const ADMINS = { except: 'nobody' } as const;
const DECIDE = ['approve', 'reject'] as const;
const GIVE_UP = ['cancel', 'close'] as const;
const DECIDED = ['approved', 'rejected'] as const;

/** Filings under review (A4-lock). Only the holder of a lock decides, and a lock that is still live cannot be taken over. */
export const PENDING_TABLE = defineTable<PendingDecision>()({
  name: 'What becomes of a pending filing',
  source: 'A4-lock',
  hitPolicy: 'unique',
  inputs: {
    state: choice(PENDING_STATES),
    event: choice(PENDING_EVENTS),
    who: choice(STAFF_ROLES),
    lease: choice(LEASES),
  },
  rows: [
    { when: { event: { except: 'expire' }, who: 'nobody' }, then: refused('notAdmin') },

    {
      when: { state: 'unlocked', event: 'process', who: ADMINS },
      then: moves('locked', 'takeLock', 'audit'),
    },
    { when: { state: 'unlocked', event: DECIDE, who: ADMINS }, then: refused('notLocked') },
    { when: { state: 'unlocked', event: GIVE_UP, who: ADMINS }, then: moves('same') },

    { when: { state: 'locked', event: 'process', who: 'holder' }, then: moves('locked', 'renewLock') },
    {
      when: { state: 'locked', event: 'process', who: 'otherAdmin', lease: 'live' },
      then: { ...refused('lockedByOther'), next: 'locked' },
    },
    {
      when: { state: 'locked', event: 'process', who: 'otherAdmin', lease: 'expired' },
      then: moves('locked', 'releaseLock', 'takeLock', 'audit'),
    },
    {
      when: { state: 'locked', event: 'approve', who: 'holder' },
      then: moves('approved', 'recordFiling', 'sendAcceptance', 'releaseLock', 'audit', 'confirm'),
    },
    {
      when: { state: 'locked', event: 'reject', who: 'holder' },
      then: moves('rejected', 'sendRejection', 'releaseLock', 'audit', 'confirm'),
    },
    { when: { state: 'locked', event: DECIDE, who: 'otherAdmin' }, then: refused('lockedByOther') },
    {
      when: { state: 'locked', event: 'cancel', who: 'holder' },
      then: moves('unlocked', 'releaseLock', 'audit'),
    },
    { when: { state: 'locked', event: 'close', who: 'holder' }, then: moves('same', 'endLockSoon') },
    { when: { state: 'locked', event: GIVE_UP, who: 'otherAdmin' }, then: moves('same') },
    { when: { state: 'locked', event: 'expire', lease: 'live' }, then: moves('same') },
    {
      when: { state: 'locked', event: 'expire', lease: 'expired' },
      then: moves('unlocked', 'releaseLock', 'audit'),
    },
    { when: { state: ['unlocked', ...DECIDED], event: 'expire' }, then: moves('same') },

    { when: { state: DECIDED, event: ['process', ...DECIDE], who: ADMINS }, then: refused('decided') },
    { when: { state: DECIDED, event: GIVE_UP, who: ADMINS }, then: moves('same') },
  ],
});
