import type { PendingAction, PendingEffect, PendingRefusal, PendingState, StaffRole } from '#rules';
import type { DriverActions } from '../levels/level-driver';
import type { MaybePromise } from '../levels/maybe-promise';

/** What a user may try to do with a pending filing. */
export type ReviewCommand = 'process' | 'approve' | 'reject' | 'cancel';

/** Filings that wait for the staff, their locks, and what is decided about them. */
export interface PendingFilingsDriver {
  /** Sets the state; the review of a locked filing has just been active. */
  setState(state: PendingState): MaybePromise<void>;
  /** How long ago the open review was last active. */
  setSecondsSinceHeartbeat(secondsAgo: number): MaybePromise<void>;
  command(who: StaffRole, command: ReviewCommand): MaybePromise<void>;
  /** The office releases the expired locks. */
  releaseExpiredLocks(): MaybePromise<void>;
  state(): MaybePromise<PendingState>;
  effects(): MaybePromise<readonly PendingEffect[]>;
  refusal(): MaybePromise<PendingRefusal | null>;
  actionsOffered(who: StaffRole): MaybePromise<PendingAction[]>;
  setAttachments(names: string[]): MaybePromise<void>;
  approveWithout(names: string[]): MaybePromise<void>;
  attachmentsLeftOut(): MaybePromise<string[]>;
}

/** What each action does, named in the error of a level that cannot do it. */
export const PENDING_FILINGS_ACTIONS: DriverActions<PendingFilingsDriver> = {
  setState: 'set the state of a pending filing',
  setSecondsSinceHeartbeat: 'set when a review was last active',
  command: 'give a command on a pending filing',
  releaseExpiredLocks: 'release expired locks',
  state: 'tell the state of a pending filing',
  effects: 'list what is done about a pending filing',
  refusal: 'tell why a command is refused',
  actionsOffered: 'list the actions offered',
  setAttachments: 'set the attachments of a pending filing',
  approveWithout: 'approve a filing without some attachments',
  attachmentsLeftOut: 'list the attachments left out',
};
