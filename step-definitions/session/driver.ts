import type { Verbs } from '../levels/level-driver';
import type { MaybePromise } from '../levels/maybe-promise';

/** The session of a filer who does nothing for a while. */
export interface SessionDriver {
  stayIdle(minutes: number): MaybePromise<void>;
  /** 'active', 'warned' or 'timedOut'. */
  sessionState(): MaybePromise<string>;
}

/** What each verb does, for the levels that cannot. */
export const SESSION_VERBS: Verbs<SessionDriver> = {
  stayIdle: 'let time pass without activity',
  sessionState: 'tell the state of the session',
};
