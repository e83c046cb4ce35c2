import type { AnnouncingArea } from '#rules';
import { announcementOf, IDLE_DEBOUNCE_MS, LOCK_HEARTBEAT_SECONDS, TRANSITION_MS } from '#rules';
import { lookUp } from '../vocabulary/look-up';
import type { ConstantsDriver } from './driver';

/** Constants that the application applies and the rule book only states. */
const CONSTANTS: Record<string, number> = {
  'milliseconds between two looks at activity': IDLE_DEBOUNCE_MS,
  'milliseconds of a transition': TRANSITION_MS,
  'seconds between two renewals of a lock': LOCK_HEARTBEAT_SECONDS,
};

/** Announcements and other constants, by the rule book. */
export class RulesConstants implements ConstantsDriver {
  private value = 0;
  private announcement = { text: '', delay: 0 };

  announce(of: 'title' | 'heading', area: AnnouncingArea, characters: number): void {
    this.announcement = announcementOf(area, of, 'a'.repeat(characters));
  }

  announced(): { characters: number; delay: number } {
    return { characters: this.announcement.text.length, delay: this.announcement.delay };
  }

  count(constant: string): void {
    this.value = lookUp('constant', CONSTANTS, constant);
  }

  counted(): number {
    return this.value;
  }
}
