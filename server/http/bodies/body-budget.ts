import { HttpFailure } from '../../failures/failure';
import type { BodyLimits } from '../limits';

/** The bytes held for one request, until they are released. */
export interface HeldBytes {
  /** @throws HttpFailure 503 where the caller, or all callers together, hold too many bytes */
  hold(bytes: number): void;
  giveBack(): void;
}

const full = () =>
  new HttpFailure(503, 'There is much to do at this moment. Try again in a few seconds.', { retryAfter: 5 });

/**
 * Counts the bytes of bodies as they arrive; an announced length alone counts for nothing. One caller reaches the limit long before all
 * callers together do.
 */
export function bodyBudget({ ofAll, ofCaller }: BodyLimits): (caller: string) => HeldBytes {
  let totalHeld = 0;
  const heldOf = new Map<string, number>();
  const change = (caller: string, bytes: number) => {
    totalHeld += bytes;
    const callerBytes = (heldOf.get(caller) ?? 0) + bytes;
    if (callerBytes === 0) heldOf.delete(caller);
    else heldOf.set(caller, callerBytes);
  };
  return (caller) => {
    let bytesHeld = 0;
    return {
      hold(bytes) {
        if (totalHeld + bytes > ofAll || (heldOf.get(caller) ?? 0) + bytes > ofCaller) throw full();
        bytesHeld += bytes;
        change(caller, bytes);
      },
      giveBack() {
        change(caller, -bytesHeld);
        bytesHeld = 0;
      },
    };
  };
}
