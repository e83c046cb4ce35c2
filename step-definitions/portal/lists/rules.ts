import type { Pager } from '#rules';
import { pagerOf, TABLE_PAGE_SIZE } from '#rules';
import type { ListsDriver } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';

/** Long lists, divided by the rule book. */
export class RulesListsDriver extends levelDriver<ListsDriver>() {
  private current: Pager | undefined;

  override showPart(part: number, count: number): void {
    this.current = pagerOf(count, part, 1);
  }

  override partsOffered(): number[] {
    return [...checked(this.current).numbers];
  }

  override showPartOfEntries(entries: number, part: number, kind: 'list' | 'table'): void {
    this.current = kind === 'table' ? pagerOf(entries, part, TABLE_PAGE_SIZE) : pagerOf(entries, part);
  }

  override pager(): Pager {
    return checked(this.current);
  }
}
