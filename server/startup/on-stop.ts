import type { Logger } from 'pino';
import { describeError } from '../failures/describe-error';

/** Longest that the process takes to end; a supervisor kills it some time after. */
const LONGEST_MILLISECONDS = 4_500;

/** How the process ends when it was told to and something of it would not: neither in order nor by an error. */
export const FORCED_EXIT_CODE = 3;

/**
 * Ends the process in order when it is told to. Work that takes too long is abandoned: requests are safe to repeat, jobs are leased, and
 * the database keeps what it has acknowledged. The exit code says so: 0 in order, `FORCED_EXIT_CODE` when something was abandoned, 1 when
 * closing failed.
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
      log.error({ code: FORCED_EXIT_CODE }, 'stopped before everything had ended');
      process.exit(FORCED_EXIT_CODE);
    }, LONGEST_MILLISECONDS).unref();
    close().then(
      () => process.exit(),
      (error: unknown) => {
        log.error({ error: describeError(error) }, 'closing failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
  return stop;
}
