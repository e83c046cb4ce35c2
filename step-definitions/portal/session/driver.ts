import type { DriverActions } from '../../foundation/level-driver';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** The session of a filer who does nothing for a while. */
export interface SessionDriver {
  stayIdle(minutes: number): MaybePromise<void>;
  /** 'active', 'warned' or 'timedOut'. */
  sessionState(): MaybePromise<string>;
}

/** What each action does, named in the error of a level that cannot do it. */
export const SESSION_ACTIONS: DriverActions<SessionDriver> = {
  stayIdle: 'let time pass without activity',
  sessionState: 'tell the state of the session',
};
