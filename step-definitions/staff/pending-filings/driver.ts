import type {
  CatalogOperation,
  PendingAction,
  PendingEffect,
  PendingRefusal,
  PendingState,
  PendingNotice,
  StaffRole,
} from '#rules';
import type { DriverActions } from '../../foundation/level-driver';
import type { MaybePromise } from '../../foundation/maybe-promise';
import type { DecidedList, ReviewCommand, StaffAnswer, StaffRequester } from '../../words/vocabulary/staff';

/** Whether what follows from a decision has happened; `failed` where the registry has given up trying. */
export type FollowUpState = 'queued' | 'done' | 'failed';

/** An attachment as a row of a table shows it. */
export interface AttachmentRow {
  file: string;
  document: string;
  private: string;
}

/** Filings that wait for the staff, their locks, and what is decided about them. */
export interface PendingFilingsDriver {
  /** Sets the state; the review of a locked filing has just been active. */
  setState(state: PendingState): MaybePromise<void>;
  /** How long ago the open review was last active. */
  setSecondsSinceHeartbeat(secondsAgo: number): MaybePromise<void>;
  /** How long ago the page of the review was closed. */
  setSecondsSinceClosed(secondsAgo: number): MaybePromise<void>;
  /** When its filer asked for it to take effect; mm/dd/yyyy hh:mm AM in the zone of the office. */
  setRequestedEffect(time: string): MaybePromise<void>;
  /** What somebody who is about to approve it then is told of its effect. */
  approvalNotice(time: string): MaybePromise<string>;
  /** How far the mail about a decision and its refund have come. */
  setFollowUp(mail: FollowUpState, refund: FollowUpState): MaybePromise<void>;
  command(who: StaffRole, command: ReviewCommand): MaybePromise<void>;
  /** The registry answers decisions with an error from now on. */
  refuseDecisions(): MaybePromise<void>;
  /** Leaves the review for the staff's home before the command has reached the registry. */
  commandAndLeave(who: StaffRole, command: ReviewCommand): MaybePromise<void>;
  /** The office releases the expired locks. */
  releaseExpiredLocks(): MaybePromise<void>;
  state(): MaybePromise<PendingState>;
  effects(): MaybePromise<readonly PendingEffect[]>;
  refusal(): MaybePromise<PendingRefusal | null>;
  /** What the audit log calls the last act, in words. */
  loggedAs(): MaybePromise<string>;
  actionsOffered(who: StaffRole): MaybePromise<PendingAction[]>;
  setAttachments(names: string[]): MaybePromise<void>;
  approveWithout(names: string[]): MaybePromise<void>;
  attachmentsLeftOut(): MaybePromise<string[]>;
  openReview(who: StaffRole): MaybePromise<void>;
  /** The holder gives the lock up in another window. */
  releaseElsewhere(): MaybePromise<void>;
  /** The notice of this user's open review about its lock or a decision; waits a moment for the expected one. */
  notice(who: StaffRole, expected: PendingNotice): MaybePromise<PendingNotice>;
  /** That notice in words. */
  noticeText(who: StaffRole): MaybePromise<string>;
  /** Who decides has left the office, so that their name is not known. */
  forgetNames(): MaybePromise<void>;
  /** Who processes the filing and since when, as this user reads it. */
  lockText(who: StaffRole): MaybePromise<string>;
  /** Who processes the filing, as the open review of this user says it; waits a moment for the expected role. */
  processedBy(who: StaffRole, expected: StaffRole): MaybePromise<StaffRole>;
  /** What the review says of what was submitted, label by label. */
  fact(label: string): MaybePromise<string>;
  /** What the review has to say there. */
  expectedFact(label: string): MaybePromise<string>;
  /** What the page of the filing says of its decision, label by label. */
  decisionFact(label: string): MaybePromise<string>;
  /** Follows this list to the filing, as staff who look for it do; its document number as the page that comes tells it. */
  followDecided(list: DecidedList): MaybePromise<string>;
  /** The document number of the filing. */
  documentNumber(): MaybePromise<string>;
  /** Whether the form of the filing can be read in the page, opened and saved as a PDF. */
  isDocumentReadable(): MaybePromise<boolean>;
  attachments(): MaybePromise<AttachmentRow[]>;
  /** Loads the page of the open review again. */
  reload(): MaybePromise<void>;
  /** Ends the sign-on of the open review at the registry; the user signs on again where they are asked to. */
  signOnAgain(): MaybePromise<void>;
  /** The message that the queue shows. */
  queueMessage(): MaybePromise<string>;
  /** The queue's message about this filing, whose decision was in progress when its review was left. */
  queueMessageOfFiling(): MaybePromise<string>;
  /** Follows what the queue says of a failed decision back to the review. */
  reviewFromQueueMessage(): MaybePromise<void>;
  /** The decisions that were mailed to the filer. */
  mailed(): MaybePromise<('acceptance' | 'rejection')[]>;
  writeRejection(text: string): MaybePromise<void>;
  writtenRejection(): MaybePromise<string>;
  ask(who: StaffRequester, operation: CatalogOperation): MaybePromise<void>;
  /** Asks for what is in a private file of the filing. */
  askForPrivateFile(who: StaffRequester): MaybePromise<void>;
  answer(): MaybePromise<StaffAnswer>;
}

/** What each action does, named in the error of a level that cannot do it. */
export const PENDING_FILINGS_ACTIONS: DriverActions<PendingFilingsDriver> = {
  setState: 'set the state of a pending filing',
  setSecondsSinceHeartbeat: 'set when a review was last active',
  setSecondsSinceClosed: 'set when the page of a review was closed',
  setRequestedEffect: 'set when the filer asked for a pending filing to take effect',
  approvalNotice: 'tell what is said of the effect before an approval',
  setFollowUp: 'set what has come of a decision',
  command: 'give a command on a pending filing',
  refuseDecisions: 'have decisions refused',
  commandAndLeave: 'leave a review before a command has reached the registry',
  releaseExpiredLocks: 'release expired locks',
  state: 'tell the state of a pending filing',
  effects: 'list what is done about a pending filing',
  refusal: 'tell why a command is refused',
  loggedAs: 'tell what the audit log says of an act',
  actionsOffered: 'list the actions offered',
  setAttachments: 'set the attachments of a pending filing',
  approveWithout: 'approve a filing without some attachments',
  attachmentsLeftOut: 'list the attachments left out',
  openReview: 'open the review of a filing',
  releaseElsewhere: 'release a lock elsewhere',
  notice: 'tell what an open review notices',
  noticeText: 'tell what an open review says',
  forgetNames: 'forget who is with the office',
  lockText: 'tell what is read of who processes a filing',
  processedBy: 'tell who processes a filing',
  fact: 'tell what a review shows',
  expectedFact: 'tell what was submitted',
  decisionFact: 'tell what was decided about a filing',
  followDecided: 'find a decided filing again',
  documentNumber: 'tell the document number of a filing',
  isDocumentReadable: 'tell whether the form of a filing can be read',
  attachments: 'list the attachments of a filing',
  reload: 'load an open review again',
  signOnAgain: 'end a sign-on and begin another one',
  queueMessage: 'tell the message of the queue',
  queueMessageOfFiling: 'tell what the queue says of a filing',
  reviewFromQueueMessage: 'come back to a review from the queue',
  mailed: 'tell which decisions were mailed',
  writeRejection: 'write a rejection',
  writtenRejection: 'tell what is written for a rejection',
  ask: 'ask for something of the staff',
  askForPrivateFile: 'ask for a private file',
  answer: 'tell the answer to a question of the staff',
};
