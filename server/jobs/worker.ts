import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from '../context';
import { describeError } from '../http/describe-error';
import { JOBS } from './all';
import type { Job } from './job';
import type { OutboxRow } from './outbox';
import { claimJobs, failJob, finishJob, postponeJob } from './outbox';
import type { OutboxKind } from './outbox-payloads';

const BATCH = 8;
const IDLE_MILLISECONDS = 500;

const isKind = (kind: string): kind is OutboxKind => Object.hasOwn(JOBS, kind);

async function runJob(registry: Registry, row: OutboxRow): Promise<void> {
  const { db, clock, log } = registry;
  if (!isKind(row.kind)) {
    await failJob(db, row, { error: `Unknown kind ${row.kind}`, maxAttempts: 1, now: clock.now() });
    return;
  }
  // The payload was queued under the same kind, which the compiler cannot follow through the database.
  const job = JOBS[row.kind] as Job<OutboxKind>;
  try {
    const result = await job.run(registry, row.payload as never, row.outbox_id);
    await (result ? postponeJob(db, row, result.again) : finishJob(db, row, clock.now()));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const { kind, outbox_id: outboxId, attempts } = row;
    log.warn({ kind, outboxId, attempts, error: describeError(error) }, 'job failed');
    await failJob(db, row, { error: reason, maxAttempts: job.maxAttempts, now: clock.now() });
  }
}

/** Runs the jobs that are due at this moment, one batch at most; answers how many there were. */
export async function workOnce(registry: Registry): Promise<number> {
  await registry.clock.refresh();
  const rows = await claimJobs(registry.db, registry.clock.now(), BATCH);
  await Promise.all(rows.map((row) => runJob(registry, row)));
  return rows.length;
}

/** A loop that runs queued jobs. Any number may run, here and on other replicas. */
export interface Worker {
  /** Resolves once the running jobs have ended. */
  stop(): Promise<void>;
}

export function startWorker(registry: Registry): Worker {
  const stopping = new AbortController();
  const idle = () =>
    pause(IDLE_MILLISECONDS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  const loop = async () => {
    while (!stopping.signal.aborted) {
      const done = await workOnce(registry).catch((error: unknown) => {
        registry.log.error({ error: describeError(error) }, 'the outbox could not be read');
        return 0;
      });
      if (done < BATCH) await idle();
    }
  };
  const running = loop();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
