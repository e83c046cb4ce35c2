import type { Writable } from 'node:stream';

/**
 * Writes, and waits until the reader has taken it in; whoever takes in nothing is disconnected.
 * @param patience milliseconds
 * @returns whether the reader is still there
 */
export function writeInTime(raw: Writable, text: string, patience: number): Promise<boolean> {
  if (raw.destroyed || raw.write(text)) return Promise.resolve(!raw.destroyed);
  return new Promise((resolve) => {
    const end = (isThere: boolean) => () => {
      clearTimeout(timer);
      raw.off('drain', taken).off('close', gone);
      if (!isThere) raw.destroy();
      resolve(isThere);
    };
    const [taken, gone] = [end(true), end(false)];
    const timer = setTimeout(gone, patience);
    raw.once('drain', taken).once('close', gone);
  });
}
