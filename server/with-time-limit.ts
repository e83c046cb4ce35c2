/** Something was not done in time. Its code is one of those that are answered with "try again later". */
export class TimeLimitExceeded extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(milliseconds: number) {
    super(`No answer within ${milliseconds} ms`);
    this.name = 'TimeLimitExceeded';
  }
}

/**
 * Waits for work no longer than this. The work itself continues: what it changes must be safe to repeat.
 * @throws TimeLimitExceeded
 */
export function withTimeLimit<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimitExceeded(milliseconds)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
