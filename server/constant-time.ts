import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the work that differs takes. */
const ANSWER_MILLISECONDS = 300;

/** Takes the same time whatever the result, so that the time of an answer reveals nothing. */
export async function inConstantTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, pause(ANSWER_MILLISECONDS)]);
  return result;
}
