import { SESSION_TIMEOUT_MINUTES, SESSION_WARNING_MINUTES } from '../../constants/limits';

/** The state of a session: `warned` shortly before its end, `timedOut` from then on. */
export type IdleState = 'active' | 'warned' | 'timedOut';

/** The state of a session after this long without activity, in milliseconds by the server's clock (W4-idle, W9-timeout). */
export const idleState = (idleMilliseconds: number): IdleState => {
  const minutes = idleMilliseconds / 60_000;
  if (minutes >= SESSION_TIMEOUT_MINUTES) return 'timedOut';
  return minutes >= SESSION_TIMEOUT_MINUTES - SESSION_WARNING_MINUTES ? 'warned' : 'active';
};
