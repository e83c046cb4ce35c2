import type {
  CatalogOperation,
  PendingAction,
  PendingEffect,
  PendingRefusal,
  PendingState,
  PendingNotice,
  StaffRole,
} from '#rules';
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
