import type { Logger } from 'pino';

/** Longest that requests and jobs under way are waited for. */
const LONGEST_MILLISECONDS = 10_000;

/**
 * Ends the process in order when it is told to, or at once when that takes too long.
 *
 * @returns stops it from within, with a reason for the log
 */
export function onStop(log: Logger, close: () => Promise<void>): (reason: string) => void {
  let isStopping = false;
  const stop = (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), LONGEST_MILLISECONDS).unref();
    close().then(
      () => process.exit(),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
  return stop;
}
