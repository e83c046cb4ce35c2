import type { Logger } from 'pino';

/** Longest that the process takes to end; a supervisor kills it some time after. */
const LONGEST_MILLISECONDS = 4_500;

/**
 * Ends the process in order when it is told to. What takes too long is left: requests are safe to repeat, jobs are leased, and the
 * database keeps what it has acknowledged.
 *
 * @returns stops it from within, with a reason for the log
 */
export function onStop(log: Logger, close: () => Promise<void>): (reason: string) => void {
  let isStopping = false;
  const stop = (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => {
      log.warn('stopped before everything had ended');
      process.exit();
    }, LONGEST_MILLISECONDS).unref();
    close().then(
      () => process.exit(),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
  return stop;
}
