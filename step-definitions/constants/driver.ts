import type { AnnouncingArea } from '#rules';
import type { Soon } from '../levels/maybe-promise';

/** Constants that the office has set, as far as they show in what the portal does. */
export interface ConstantsDriver {
  announce(of: 'title' | 'heading', area: AnnouncingArea, characters: number): Soon<void>;
  announced(): Soon<{ characters: number; delay: number }>;
  /** Reads a constant by its name in the vocabulary. */
  count(constant: string): Soon<void>;
  counted(): Soon<number>;
}
