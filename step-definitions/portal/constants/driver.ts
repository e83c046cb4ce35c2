import type { AnnouncingArea } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** Constants that the office has set, as far as they show in what the portal does. */
export interface ConstantsDriver {
  announce(of: 'title' | 'heading', area: AnnouncingArea, characters: number): MaybePromise<void>;
  announcement(): MaybePromise<{ characters: number; delay: number }>;
  /** Reads a constant by its name in the vocabulary. */
  readConstant(constant: string): MaybePromise<void>;
  constantValue(): MaybePromise<number>;
}
