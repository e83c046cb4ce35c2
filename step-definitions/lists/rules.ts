import type { Pager } from '#rules';
import { pagerOf, TABLE_PAGE_SIZE } from '#rules';
import type { ListsDriver } from './driver';

/** Long lists, divided by the rule book. */
export class RulesLists implements ListsDriver {
  private shown: Pager = pagerOf(0, 1);

  showPart(part: number, count: number): void {
    this.shown = pagerOf(count, part, 1);
  }

  partsOffered(): number[] {
    return [...this.shown.numbers];
  }

  list(entries: number, part: number, kind: 'list' | 'table'): void {
    this.shown = kind === 'table' ? pagerOf(entries, part, TABLE_PAGE_SIZE) : pagerOf(entries, part);
  }

  pager(): Pager {
    return this.shown;
  }
}
