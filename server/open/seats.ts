import { HttpFailure } from '../failures/failure';
import { busy } from '../bounded-queue';

/** How many may wait for changes at once: for all callers together, and for one of them. */
export interface SeatLimits {
  ofAll: number;
  ofCaller: number;
}

/** A waiting reader costs a connection and some memory, and nothing of the database. */
export const SEATS: SeatLimits = { ofAll: 1_000, ofCaller: 20 };

const RETRY_SECONDS = 30;

/** Places for readers who wait. */
export interface Seats {
  /**
   * Takes a place.
   * @returns leaves it
   * @throws HttpFailure 429 where the caller has taken too many, 503 where all are taken
   */
  take(caller: string): () => void;
}

export function createSeats({ ofAll, ofCaller }: SeatLimits = SEATS): Seats {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(caller) {
      const own = taken.get(caller) ?? 0;
      if (own >= ofCaller)
        throw new HttpFailure(
          429,
          `No more than ${ofCaller} readers of one address or key may wait for changes.`,
          {
            retryAfter: RETRY_SECONDS,
          },
        );
      if (all >= ofAll) throw busy();
      all += 1;
      taken.set(caller, own + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        all -= 1;
        const left = (taken.get(caller) ?? 1) - 1;
        if (left === 0) taken.delete(caller);
        else taken.set(caller, left);
      };
    },
  };
}
