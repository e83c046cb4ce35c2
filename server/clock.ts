/**
 * The server's only source of time. `now` never waits, so it may be called inside a transaction;
 * `refresh` reads the testers' offset from the database and is called before each request and each round of jobs,
 * so that every replica tells the same time. Outside developer environments the offset is always zero.
 */
export interface Clock {
  now(): Date;
  /** True while a tester has moved the clock. */
  isMoved(): boolean;
  refresh(): Promise<void>;
  /** Moves the clock of every replica to this instant, or back to the real time. */
  moveTo(instant: Date | null): Promise<void>;
}

/** Where the offset (milliseconds) is stored. */
export interface ClockStore {
  readOffset(): Promise<number>;
  writeOffset(milliseconds: number): Promise<void>;
}

/** The real time, which nobody can move. */
export const realClock: Clock = {
  now: () => new Date(),
  isMoved: () => false,
  refresh: () => Promise.resolve(),
  moveTo: () => Promise.reject(new Error('This clock cannot be moved.')),
};

/** The real time plus an offset that testers set and all replicas share. */
export function movableClock(store: ClockStore, realNow: () => number = Date.now): Clock {
  let offset = 0;
  let moves = 0;
  return {
    now: () => new Date(realNow() + offset),
    isMoved: () => offset !== 0,
    async refresh() {
      const movesBefore = moves;
      const shared = await store.readOffset();
      // An offset that was read before this replica moved the clock is out of date.
      if (moves === movesBefore) offset = shared;
    },
    async moveTo(instant) {
      const wanted = instant === null ? 0 : instant.getTime() - realNow();
      await store.writeOffset(wanted);
      offset = wanted;
      moves += 1;
    },
  };
}
