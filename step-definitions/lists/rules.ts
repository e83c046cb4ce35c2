import type { AnnouncingArea, Pager } from '#rules';
import {
  announcementOf,
  IDLE_DEBOUNCE_MS,
  LOCK_HEARTBEAT_SECONDS,
  pagerOf,
  TABLE_PAGE_SIZE,
  TRANSITION_MS,
} from '#rules';
import { lookUp } from '../vocabulary/look-up';
import type { FiguresDriver } from './driver';

/** Figures that only the application keeps to; the rule book merely states them. */
const FIGURES: Record<string, number> = {
  'milliseconds between two looks at activity': IDLE_DEBOUNCE_MS,
  'milliseconds of a transition': TRANSITION_MS,
  'seconds between two renewals of a lock': LOCK_HEARTBEAT_SECONDS,
};

/** Long lists and announcements, by the rule book. */
export class RulesFigures implements FiguresDriver {
  private shown: Pager = pagerOf(0, 1);
  private figure = 0;
  private said = { text: '', delay: 0 };

  list(entries: number, part: number, kind: 'list' | 'table'): void {
    this.shown = kind === 'table' ? pagerOf(entries, part, TABLE_PAGE_SIZE) : pagerOf(entries, part);
  }

  pager(): Pager {
    return this.shown;
  }

  announce(of: 'title' | 'heading', area: AnnouncingArea, characters: number): void {
    this.said = announcementOf(area, of, 'a'.repeat(characters));
  }

  announced(): { characters: number; delay: number } {
    return { characters: this.said.text.length, delay: this.said.delay };
  }

  count(figure: string): void {
    this.figure = lookUp('figure', FIGURES, figure);
  }

  counted(): number {
    return this.figure;
  }
}
