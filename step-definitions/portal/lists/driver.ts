import type { Pager } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** Long lists, of which one part is shown at a time. */
export interface ListsDriver {
  showPart(part: number, count: number): MaybePromise<void>;
  /** Numbers of the parts that can be chosen. */
  partsOffered(): MaybePromise<number[]>;
  /** Shows a part of a long list; a table shows fewer entries at once. */
  showPartOfEntries(entries: number, part: number, kind: 'list' | 'table'): MaybePromise<void>;
  pager(): MaybePromise<Pager>;
}
