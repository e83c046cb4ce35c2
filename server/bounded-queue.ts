import { HttpFailure } from './http/failure';

/** How much is done at once, and how much may wait for it. */
export interface QueueLimits {
  atOnce: number;
  waiting: number;
  /** Longest wait for the beginning. */
  waitingMilliseconds: number;
}

/** Work of which only so much is done at once. */
export interface BoundedQueue {
  /**
   * Does the work when its turn comes.
   * @throws HttpFailure 503 at once where too much is waiting, and later where its turn does not come in time
   */
  run<T>(work: () => Promise<T>): Promise<T>;
}

const RETRY_SECONDS = 5;
const busy = () =>
  new HttpFailure(503, 'There is much to do at this moment. Try again in a few seconds.', {
    retryAfter: RETRY_SECONDS,
  });

/** First come, first served; what comes when too much is waiting is refused. */
export function boundedQueue({ atOnce, waiting, waitingMilliseconds }: QueueLimits): BoundedQueue {
  let running = 0;
  const turns = new Set<() => void>();

  const turn = (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (turns.size >= waiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        turns.delete(begin);
        reject(busy());
      }, waitingMilliseconds);
      turns.add(begin);
    });
  };
  /** The place goes to the one who has waited longest. */
  const leave = () => {
    const [next] = turns;
    if (next === undefined) {
      running -= 1;
      return;
    }
    turns.delete(next);
    next();
  };

  return {
    async run(work) {
      await turn();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
