import type { PendingFiling, QueueOrder } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';
import type { RegistryAnswer } from '../../words/vocabulary/registry-answer';

/** The user ID of the administrator who looks at the queue: that of the sample account of Morgan Reyes. */
export const READER_ID = 'admin';

/** The queue of pending filings and what an administrator sees of it. */
export interface PendingQueueDriver {
  /** Times are the office's, as `11/20/2026 01:15 PM`. */
  setFilings(filings: Partial<PendingFiling>[]): MaybePromise<void>;
  /** In the middle it took this many hours to decide; null while nothing was decided. */
  setDecisionTime(hours: number | null): MaybePromise<void>;
  /** What the worklist figures say of it. */
  waitingAges(): MaybePromise<string[]>;
  decisionTime(): MaybePromise<string>;
  /** The audit log has this many entries, of which all are asked for as a file. */
  saveAuditLog(entries: number): MaybePromise<void>;
  /** Entries in the file that was saved, and whether there are more for another one. */
  savedAuditLog(): MaybePromise<{ entries: number; more: boolean }>;
  /** What the registry answers from now on. */
  setAnswer(answer: RegistryAnswer): MaybePromise<void>;
  /** Opens the queue in its original order, at its first part. */
  openQueue(): MaybePromise<void>;
  columns(): MaybePromise<string[]>;
  setOrder(order: QueueOrder): MaybePromise<void>;
  showPart(part: number): MaybePromise<void>;
  partCount(): MaybePromise<number>;
  /** The cells of a column in the part that is shown. */
  cellsOf(column: string): MaybePromise<string[]>;
  chooseFiling(entityName: string): MaybePromise<void>;
  reviewPath(): MaybePromise<string>;
  homeMessage(): MaybePromise<string>;
  /** The links of the staff home with their paths. */
  homeLinks(): MaybePromise<{ link: string; path: string }[]>;
  /** @param userId who locks the filing from now on */
  lock(entityName: string, userId: string): MaybePromise<void>;
  /** Waits no longer than administrators should have to. */
  isSoonLockedBy(entityName: string, userId: string): MaybePromise<boolean>;
  reachByKeyboard(entityName: string): MaybePromise<void>;
  isReached(entityName: string): MaybePromise<boolean>;
  reload(): MaybePromise<void>;
  askAgain(): MaybePromise<void>;
  isMessageShown(message: string): MaybePromise<boolean>;
}
