import type { PendingFiling } from '#rules';
import type { Soon } from '../levels/maybe-promise';

/** The queue of pending filings. */
export interface QueueDriver {
  hold(filings: Partial<PendingFiling>[]): Soon<void>;
  /** As it stands before anything is sorted or turned over. */
  open(): Soon<void>;
  columns(): Soon<string[]>;
  /** @param column as the queue heads it */
  sort(column: string, direction: 'ascending' | 'descending'): Soon<void>;
  showPart(part: number): Soon<void>;
  parts(): Soon<number>;
  /** What stands in a column of the part that is shown. */
  reads(column: string): Soon<string[]>;
  choose(entityName: string): Soon<void>;
  reviewPlace(): Soon<string>;
  summary(): Soon<string>;
}
