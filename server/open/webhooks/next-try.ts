const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** How long sending is tried again before the webhook is paused. */
export const GIVE_UP_MILLISECONDS = 72 * HOUR;

/** How long an endpoint has to answer its first message. */
export const CONFIRM_MILLISECONDS = 24 * HOUR;

/** The pauses after the first failures in a row, which grow: a restart is over in seconds, and who is away for long is not pressed. */
const PAUSES_MILLISECONDS = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400].map((one) => one * SECOND);
const LONGEST_PAUSE_MILLISECONDS = 6 * HOUR;

/** Failures in a row, with the one that just happened. */
export interface Failures {
  count: number;
  since: Date;
}

/**
 * When a message is tried again; undefined where it was tried long enough. The last try is at the end of that time.
 * @param patience how long it is tried, in milliseconds
 */
export function nextTry({ count, since }: Failures, now: Date, patience: number): Date | undefined {
  const end = since.getTime() + patience;
  if (now.getTime() >= end) return undefined;
  const pause = PAUSES_MILLISECONDS[count - 1] ?? LONGEST_PAUSE_MILLISECONDS;
  return new Date(Math.min(now.getTime() + pause, end));
}
