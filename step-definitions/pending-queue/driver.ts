import type { PendingFiling } from '#rules';
import type { DriverActions } from '../levels/level-driver';
import type { MaybePromise } from '../levels/maybe-promise';

/** The queue of pending filings. */
export interface PendingQueueDriver {
  setFilings(filings: Partial<PendingFiling>[]): MaybePromise<void>;
  /** Opens the queue in its original order, at its first part. */
  openQueue(): MaybePromise<void>;
  columns(): MaybePromise<string[]>;
  /** @param column heading of the column */
  sort(column: string, direction: 'ascending' | 'descending'): MaybePromise<void>;
  showPart(part: number): MaybePromise<void>;
  partCount(): MaybePromise<number>;
  /** The cells of a column in the part that is shown. */
  cellsOf(column: string): MaybePromise<string[]>;
  chooseFiling(entityName: string): MaybePromise<void>;
  reviewPath(): MaybePromise<string>;
  homeMessage(): MaybePromise<string>;
}

/** What each action does, named in the error of a level that cannot do it. */
export const PENDING_QUEUE_ACTIONS: DriverActions<PendingQueueDriver> = {
  setFilings: 'set the pending filings',
  openQueue: 'open the queue',
  columns: 'list the columns of the queue',
  sort: 'sort the queue',
  showPart: 'show a part of the queue',
  partCount: 'count the parts of the queue',
  cellsOf: 'read a column of the queue',
  chooseFiling: 'choose a pending filing',
  reviewPath: 'tell the address of a review',
  homeMessage: 'tell the message of the admin home',
};
