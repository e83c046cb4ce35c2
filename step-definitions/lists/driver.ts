import type { Pager } from '#rules';
import type { Soon } from '../levels/maybe-promise';

/** Long lists, of which one part is shown at a time. */
export interface ListsDriver {
  showPart(part: number, count: number): Soon<void>;
  /** Numbers of the parts that can be chosen. */
  partsOffered(): Soon<number[]>;
  /** Shows a part of a long list; a table shows fewer entries at once. */
  list(entries: number, part: number, kind: 'list' | 'table'): Soon<void>;
  pager(): Soon<Pager>;
}
