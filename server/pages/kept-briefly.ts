import type { Clock } from '../clock';

/** How long what is the same for everybody is kept: a page that brings it along is as old as this at most, by the registry's clock too. */
const KEPT_MILLISECONDS = 1_000;

/**
 * Makes a thing of a key once for all who ask within a second, so that a crowd costs what one visitor does. A clock that a tester moves,
 * in either direction, ends what was kept; what fails is not kept. There are as many entries as keys: they must be few.
 */
export function keptBriefly(clock: Pick<Clock, 'now'>) {
  const kept = new Map<string, { since: number; made: Promise<unknown> }>();
  return <Made>(key: string, make: () => Promise<Made>): Promise<Made> => {
    const now = clock.now().getTime();
    const known = kept.get(key);
    const age = known === undefined ? -1 : now - known.since;
    if (known && age >= 0 && age < KEPT_MILLISECONDS) return known.made as Promise<Made>;
    const made = make();
    const entry = { since: now, made };
    kept.set(key, entry);
    made.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return made;
  };
}
