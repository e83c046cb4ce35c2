import type { AnnouncingArea } from '#rules';
import { announcementOf, IDLE_DEBOUNCE_MS, LOCK_HEARTBEAT_SECONDS, TRANSITION_MS } from '#rules';
import { lookUp } from '../../words/vocabulary/look-up';
import type { ConstantsDriver } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';

/** Constants that the application applies and the rule book only states. */
const CONSTANTS: Record<string, number> = {
  'milliseconds between two checks for activity': IDLE_DEBOUNCE_MS,
  'milliseconds of a transition': TRANSITION_MS,
  'seconds between two renewals of a lock': LOCK_HEARTBEAT_SECONDS,
};

/** Announcements and other constants, by the rule book. */
export class RulesConstantsDriver extends levelDriver<ConstantsDriver>() {
  private value: number | undefined;
  private currentAnnouncement: ReturnType<typeof announcementOf> | undefined;

  override announce(of: 'title' | 'heading', area: AnnouncingArea, characters: number): void {
    this.currentAnnouncement = announcementOf(area, of, 'a'.repeat(characters));
  }

  override announcement(): { characters: number; delay: number } {
    return {
      characters: checked(this.currentAnnouncement).text.length,
      delay: checked(this.currentAnnouncement).delay,
    };
  }

  override readConstant(constant: string): void {
    this.value = lookUp('constant', CONSTANTS, constant);
  }

  override constantValue(): number {
    return checked(this.value);
  }
}
