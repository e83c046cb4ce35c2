import { requestSignal } from './callers/request-signal';
import { HttpFailure } from './failures/failure';

/** How much is done at once, and how much may wait for it. */
interface Share {
  atOnce: number;
  waiting: number;
}

export interface QueueLimits extends Share {
  /** Longest wait for the beginning. */
  waitingMilliseconds: number;
  /** How much of it one caller may have; all of it unless given. */
  ofCaller?: Share;
}

/** Work that runs only up to a limit at once. */
export interface BoundedQueue {
  /**
   * Does the work when its turn comes.
   * @param caller who asks for it; undefined for the registry itself, which has no share of its own
   * @throws HttpFailure 503 at once where too much is waiting, and later where its turn does not come in time, or its request is over
   */
  run<T>(work: () => Promise<T>, caller?: string): Promise<T>;
}

interface Turn {
  caller: string | undefined;
  begin(): void;
}

const RETRY_SECONDS = 5;
/** What is refused because there is too much to do, or because nobody waits for it any more. */
export const busy = () =>
  new HttpFailure(503, 'There is much to do at this moment. Try again in a few seconds.', {
    retryAfter: RETRY_SECONDS,
  });

/**
 * Callers take turns, and each one's own work is first come, first served. Work is refused when its caller has used up their share, or when
 * too much is waiting.
 */
export function boundedQueue({ atOnce, waiting, waitingMilliseconds, ofCaller }: QueueLimits): BoundedQueue {
  let running = 0;
  let begun = 0;
  const runningOf = new Map<string, number>();
  /** When each caller with something in the queue had their last turn. */
  const lastTurnOf = new Map<string, number>();
  const turns = new Set<Turn>();

  const isFree = ({ caller }: Pick<Turn, 'caller'>): boolean =>
    caller === undefined || (runningOf.get(caller) ?? 0) < (ofCaller?.atOnce ?? Infinity);
  const lastTurn = ({ caller }: Turn): number => lastTurnOf.get(caller ?? '') ?? 0;
  const waitingOf = (caller: string): number => [...turns].filter((turn) => turn.caller === caller).length;

  /** Callers without work in the queue are forgotten. */
  const forget = (caller = '') => {
    if (!runningOf.has(caller) && waitingOf(caller) === 0) lastTurnOf.delete(caller);
  };
  const enter = (caller: string | undefined) => {
    running += 1;
    begun += 1;
    lastTurnOf.set(caller ?? '', begun);
    if (caller !== undefined) runningOf.set(caller, (runningOf.get(caller) ?? 0) + 1);
  };
  const leave = (caller: string | undefined) => {
    running -= 1;
    if (caller === undefined) return;
    const left = (runningOf.get(caller) ?? 0) - 1;
    if (left > 0) runningOf.set(caller, left);
    else runningOf.delete(caller);
    forget(caller);
  };
  /** The place goes to the caller whose last turn is the longest ago. */
  const callNext = () => {
    if (running >= atOnce) return;
    const [first, ...others] = [...turns].filter(isFree);
    if (first === undefined) return;
    const next = others.reduce((best, turn) => (lastTurn(turn) < lastTurn(best) ? turn : best), first);
    turns.delete(next);
    enter(next.caller);
    next.begin();
  };

  const waitForTurn = (caller: string | undefined): Promise<void> => {
    const signal = requestSignal();
    if (signal?.aborted) return Promise.reject(busy());
    if (running < atOnce && isFree({ caller })) {
      enter(caller);
      return Promise.resolve();
    }
    const isShareUsed = caller !== undefined && waitingOf(caller) >= (ofCaller?.waiting ?? Infinity);
    if (turns.size >= waiting || isShareUsed) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const turn: Turn = {
        caller,
        begin() {
          stopWaiting();
          resolve();
        },
      };
      const giveUp = () => {
        stopWaiting();
        turns.delete(turn);
        forget(caller);
        reject(busy());
      };
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const timer = setTimeout(giveUp, waitingMilliseconds);
      signal?.addEventListener('abort', giveUp);
      turns.add(turn);
    });
  };

  return {
    async run(work, caller) {
      await waitForTurn(caller);
      try {
        return await work();
      } finally {
        leave(caller);
        callNext();
      }
    },
  };
}
