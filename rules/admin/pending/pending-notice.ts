import { isDayToCome } from '../../filings/recorded-state';
import { formatOfficeDateTime } from '../../calendar/office-time';
import { choice, flag } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import type { PendingFiling } from './pending-filing';
import type { PendingState, StaffRole } from './pending-table';
import { PENDING_STATES } from './pending-table';

/** What has happened to a filing while its review is open. `none`: nothing that concerns the reader. */
export const PENDING_NOTICES = ['none', 'lockEnded', 'takenOver', 'approved', 'rejected'] as const;
export type PendingNotice = (typeof PENDING_NOTICES)[number];

const ADMINS = ['holder', 'otherAdmin'] as const satisfies readonly StaffRole[];

export const PENDING_NOTICE_TABLE = defineTable<PendingNotice>()({
  name: 'What an open review notices',
  source: 'A4-lock',
  hitPolicy: 'unique',
  inputs: {
    /** The reader held the lock when the review last looked. */
    held: flag(),
    state: choice(PENDING_STATES),
    who: choice(ADMINS),
  },
  rows: [
    { when: { state: 'unlocked', held: true }, then: 'lockEnded' },
    { when: { state: 'unlocked', held: false }, then: 'none' },
    { when: { state: 'locked', who: 'holder' }, then: 'none' },
    { when: { state: 'locked', who: 'otherAdmin', held: true }, then: 'takenOver' },
    { when: { state: 'locked', who: 'otherAdmin', held: false }, then: 'none' },
    { when: { state: 'approved' }, then: 'approved' },
    { when: { state: 'rejected' }, then: 'rejected' },
  ],
});

/** A filing as the registry answers it now. */
export interface SeenFiling extends Pick<PendingFiling, 'lockUserId' | 'lockUserName'> {
  state: PendingState;
  /** Who decided; left out while nobody has. */
  decidedBy?: string;
  /** Their name, where it is known. */
  decidedByName?: string;
}

/** What has happened to a filing since its review last looked. */
export const pendingNotice = (
  { state, lockUserId }: Pick<SeenFiling, 'state' | 'lockUserId'>,
  held: boolean,
  userId: string,
): PendingNotice =>
  evaluate(PENDING_NOTICE_TABLE, { held, state, who: lockUserId === userId ? 'holder' : 'otherAdmin' });

/** Only the loss of the lock is a warning: a decision is what its reader wanted, or what a colleague has done. */
export const pendingNoticeStatus = (notice: PendingNotice): 'warning' | 'info' =>
  notice === 'lockEnded' || notice === 'takenOver' ? 'warning' : 'info';

/** The text of the notice, and what can be done now; empty where there is nothing to say. */
export const pendingNoticeText = (
  notice: PendingNotice,
  {
    lockUserId,
    lockUserName = lockUserId,
    decidedBy = '',
    decidedByName = decidedBy,
  }: Omit<SeenFiling, 'state'>,
  userId: string,
): string => {
  const decider = decidedBy === userId ? 'You have' : `${decidedByName || 'Another administrator'} has`;
  const texts: Record<PendingNotice, string> = {
    none: '',
    lockEnded:
      'Your lock on this filing has ended, and nobody is processing it. What you entered is kept: choose Process to continue.',
    takenOver: `Your lock on this filing has ended, and ${lockUserName} is processing it now. What you entered is kept: you can process the filing again once it is free.`,
    approved: `${decider} approved this filing. Nothing is left to decide.`,
    rejected: `${decider} rejected this filing. Nothing is left to decide.`,
  };
  return texts[notice];
};

/** Whether a filing was decided as this user asked: the answer may have been lost on the way, and the decision not. */
export const isOwnDecision = (
  { state, decidedBy }: Pick<SeenFiling, 'state' | 'decidedBy'>,
  asked: 'approved' | 'rejected' | null,
  userId: string,
): boolean => asked !== null && state === asked && decidedBy === userId;

/**
 * From when on a filing counts that an administrator approves now, where its filer asked for a day (reading 32); empty where the filer
 * did not.
 * @param requestedEffect ISO 8601 instant
 * @param now ISO 8601 instant
 */
export const approvalNotice = (requestedEffect: string | undefined, now: string): string => {
  if (requestedEffect === undefined) return '';
  const moment = formatOfficeDateTime(requestedEffect);
  return isDayToCome(requestedEffect, now)
    ? `It takes effect on ${moment}, as its filer asks.`
    : `The date that its filer asked for, ${moment}, has passed: approved now, it counts from the day of its receipt.`;
};
