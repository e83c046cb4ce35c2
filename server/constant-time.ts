import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the work that differs takes. */
const ANSWER_MILLISECONDS = 300;

/** Does what must not be told by the time that it takes, in the same time whatever comes of it. */
export async function inConstantTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, pause(ANSWER_MILLISECONDS)]);
  return result;
}
