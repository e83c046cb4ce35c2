import { setTimeout as pause } from 'node:timers/promises';
import { keysOf } from '#rules';
import type { Registry } from '../context';
import { describeError } from '../failures/describe-error';
import { JOBS } from './all';
import type { Job, Lane } from './job';
import { LANES } from './job';
import type { Claim, OutboxRow } from '../outbox/outbox';
import {
  RENEWAL_MILLISECONDS,
  claimJobs,
  failJob,
  finishJob,
  postponeJob,
  renewLease,
} from '../outbox/outbox';
import type { OutboxKind } from '../outbox/outbox-payloads';
import { withTimeLimit } from '../with-time-limit';

const BATCH = 8;
const IDLE_MILLISECONDS = 500;

/** Longest that a job may take. Its lease is renewed until then, and no longer. */
const JOB_MILLISECONDS = 45_000;

const kindsOf = (lane: Lane): OutboxKind[] => keysOf(JOBS).filter((kind) => JOBS[kind].lane === lane);

/** The jobs of each worker. Kinds that no version of this server knows any more are taken by one of them, and kept as failed. */
const CLAIMS: Readonly<Record<Lane, Omit<Claim, 'limit'>>> = {
  record: { kinds: kindsOf('record') },
  mail: { kinds: kindsOf('mail') },
  telling: { kinds: kindsOf('telling') },
  notices: { kinds: kindsOf('notices') },
  files: { kinds: kindsOf('files') },
  upkeep: { except: LANES.filter((lane) => lane !== 'upkeep').flatMap(kindsOf) },
};

const isKind = (kind: string): kind is OutboxKind => Object.hasOwn(JOBS, kind);

/** Renews the lease of a row while its job runs. A renewal that fails is left to the next one: the job itself checks what is to do. */
async function holding<T>({ db, log }: Registry, row: OutboxRow, work: Promise<T>): Promise<T> {
  const renew = () =>
    renewLease(db, row).catch((error: unknown) => {
      log.warn({ outboxId: row.outbox_id, error: describeError(error) }, 'a lease could not be renewed');
    });
  const timer = setInterval(renew, RENEWAL_MILLISECONDS);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

/** Runs a job; answers whether it is due again at once. */
async function runJob(registry: Registry, row: OutboxRow): Promise<boolean> {
  const { db, clock, log } = registry;
  if (!isKind(row.kind)) {
    await failJob(db, row, { error: `Unknown kind ${row.kind}`, maxAttempts: 1, now: clock.now() });
    return false;
  }
  // The payload was queued under the same kind, which the compiler cannot follow through the database.
  const job = JOBS[row.kind] as Job<OutboxKind>;
  try {
    const result = await holding(
      registry,
      row,
      withTimeLimit(JOB_MILLISECONDS, job.run(registry, row.payload as never, row.outbox_id)),
    );
    await (result ? postponeJob(db, row, result.again) : finishJob(db, row, clock.now()));
    return result ? result.again <= clock.now() : false;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const { kind, outbox_id: outboxId, attempts } = row;
    log.warn({ kind, outboxId, attempts, error: describeError(error) }, 'job failed');
    await failJob(db, row, { error: reason, maxAttempts: job.maxAttempts, now: clock.now() });
    return false;
  }
}

/** Runs the jobs that are due at this moment, those of one lane or of all, one batch at most; answers for each whether it is due again at once. */
async function workRound(registry: Registry, lane?: Lane): Promise<boolean[]> {
  await registry.clock.refresh();
  const claim = { ...(lane && CLAIMS[lane]), limit: BATCH };
  const rows = await claimJobs(registry.db, registry.clock.now(), claim);
  return Promise.all(rows.map((row) => runJob(registry, row)));
}

/** The same; answers how many there were. */
export const workOnce = async (registry: Registry, lane?: Lane): Promise<number> =>
  (await workRound(registry, lane)).length;

/** Loops that run queued jobs, one for each lane. Any number may run, here and on other replicas. */
export interface Worker {
  /** Resolves once the running jobs have ended. */
  stop(): Promise<void>;
}

export function startWorker(registry: Registry): Worker {
  const stopping = new AbortController();
  const idle = () =>
    pause(IDLE_MILLISECONDS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  const loop = async (lane: Lane) => {
    while (!stopping.signal.aborted) {
      const jobs = await workRound(registry, lane).catch((error: unknown): boolean[] => {
        registry.log.error({ error: describeError(error) }, 'the outbox could not be read');
        return [];
      });
      if (jobs.length < BATCH && !jobs.includes(true)) await idle();
    }
  };
  const running = Promise.all(LANES.map(loop));
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
