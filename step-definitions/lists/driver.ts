import type { AnnouncingArea, Pager } from '#rules';
import type { Soon } from '../levels/maybe-promise';

/** Figures that the office has set, as far as they show in what the portal does. */
export interface FiguresDriver {
  /** Shows a part of a long list; a table holds fewer entries at once. */
  list(entries: number, part: number, kind: 'list' | 'table'): Soon<void>;
  pager(): Soon<Pager>;
  announce(of: 'title' | 'heading', area: AnnouncingArea, characters: number): Soon<void>;
  announced(): Soon<{ characters: number; delay: number }>;
  /** A figure by its name in the vocabulary. */
  count(figure: string): Soon<void>;
  counted(): Soon<number>;
}
