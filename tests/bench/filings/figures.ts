import { percentile } from '../../../scripts/lib/percentiles.mjs';

/** The result of a part of the bench: its figures, and its faults. */
export interface BenchResult {
  lines: string[];
  faults: string[];
}

/** The middle and the slow end of some times. */
export const figures = (milliseconds: readonly number[]): string =>
  `p50 ${percentile(milliseconds, 50).toFixed(0)} ms, p99 ${percentile(milliseconds, 99).toFixed(0)} ms`;

/** Does work a number of times, some at once; returns how many seconds all of it took. */
export async function inTurns(
  count: number,
  atOnce: number,
  work: (turn: number) => Promise<unknown>,
): Promise<number> {
  const started = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
  return (performance.now() - started) / 1000;
}
