import type { MaybePromise } from '../../foundation/maybe-promise';

/** The session of a filer who does nothing for a while. */
export interface SessionDriver {
  stayIdle(minutes: number): MaybePromise<void>;
  /** 'active', 'warned' or 'timedOut'. */
  sessionState(): MaybePromise<string>;
}
