import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';

/** How often the log is asked whether it goes on, by one query for all who wait: changes may come from any server. */
const EVERY_MILLISECONDS = 250;

/** The position of the last public change; 0 where there is none. */
export async function lastPosition(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('public_change')
    .select('position')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(row?.position ?? 0);
}

/** How a wait has ended. */
export type WaitEnd = 'changed' | 'timeUp' | 'closed';

export interface LogWatch {
  /**
   * Waits until the log goes on after a position, the time is up, or whoever waits is gone. Nothing is held meanwhile, no connection of
   * the database either.
   */
  waitPast(
    position: number,
    most: { milliseconds: number; until: AbortSignal | undefined },
  ): Promise<WaitEnd>;
  /** Ends every wait. */
  close(): void;
}

interface Waiter {
  position: number;
  end: (how: WaitEnd) => void;
}

/** Watches the log for as long as somebody waits for it. */
export function watchLog(db: Kysely<Database>): LogWatch {
  const waiters = new Set<Waiter>();
  let isWatching = false;
  let isClosed = false;

  const look = async () => {
    const last = await lastPosition(db).catch(() => 0);
    for (const { position, end } of waiters) if (last > position) end('changed');
  };
  const watch = async () => {
    if (isWatching) return;
    isWatching = true;
    while (waiters.size > 0 && !isClosed) {
      await look();
      await new Promise<void>((resolve) => setTimeout(resolve, EVERY_MILLISECONDS).unref());
    }
    isWatching = false;
  };

  return {
    waitPast(position, { milliseconds, until }) {
      if (isClosed || until?.aborted) return Promise.resolve('closed');
      return new Promise((resolve) => {
        const waiter: Waiter = {
          position,
          end(how) {
            clearTimeout(timer);
            until?.removeEventListener('abort', gone);
            waiters.delete(waiter);
            resolve(how);
          },
        };
        const timer = setTimeout(() => waiter.end('timeUp'), milliseconds);
        const gone = () => waiter.end('closed');
        until?.addEventListener('abort', gone);
        waiters.add(waiter);
        void watch();
      });
    },
    close() {
      isClosed = true;
      for (const { end } of waiters) end('closed');
    },
  };
}
