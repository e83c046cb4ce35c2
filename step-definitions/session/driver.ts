import type { Soon } from '../levels/maybe-promise';

/** The session of a filer who does nothing for a while. */
export interface SessionDriver {
  idle(minutes: number): Soon<void>;
  /** 'active', 'warned' or 'timedOut'. */
  idleState(): Soon<string>;
}
