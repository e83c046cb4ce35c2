import pino from 'pino';
import { LOCK_LEASE_SECONDS } from '#rules';
import { readConfig } from '../../server/config';
import type { Registry } from '../../server/context';
import { createRegistry } from '../../server/create-registry';
import { openDatabase } from '../../server/database/connection';
import { workOnce } from '../../server/jobs/worker';
import { prepareRegistry } from '../../server/prepare-registry';
import type { PendingResult } from '../../server/review/act-on-pending';
import { actOnPending, releaseExpiredLock } from '../../server/review/act-on-pending';
import { receiptAnswer } from '../../server/filing/receipt/receipt';
import { approveFiling } from '../../server/review/approve';
import { rejectFiling } from '../../server/review/reject';
import { copyQueuedFiling } from '../../server/testing/copy-queued-filing';
import { queueSampleFiling } from '../../server/testing/queued-filing';
import { chargeFaults, faultsOf } from './review-audit';
import type { Layout } from './site';
import { startDatabase } from './site';

const REASONS = ['The affidavit is not signed.'];

/** A filing of the queue that one administrator has locked, and the two replicas that may act upon it. */
interface Raced {
  /** Under which the filer finds the filing. */
  refId: string;
  replicas: readonly [Registry, Registry];
  sequence: string;
  version: number;
}
type Racer = (raced: Raced) => Promise<unknown>;

const on = (replica: 0 | 1, act: (registry: Registry, raced: Raced) => Promise<unknown>): Racer => {
  return (raced) => act(raced.replicas[replica], raced);
};
const approveBy = (replica: 0 | 1, userId: string): Racer =>
  on(replica, (registry, { sequence, version }) =>
    approveFiling(registry, { sequence, version, userId }, []),
  );
const rejectBy = (replica: 0 | 1, userId: string): Racer =>
  on(replica, (registry, { sequence, version }) =>
    rejectFiling(registry, { sequence, version, userId }, REASONS),
  );
const processBy = (replica: 0 | 1, userId: string): Racer =>
  on(replica, (registry, { sequence }) => actOnPending(registry, { sequence, event: 'process', userId }));
const expireOn = (replica: 0 | 1): Racer =>
  on(replica, (registry, { sequence, version }) => releaseExpiredLock(registry, { sequence, version }));

/** The filer looks at the state of the filing. */
const lookOn = (replica: 0 | 1): Racer =>
  on(replica, (registry, { refId }) => receiptAnswer(registry, refId));

/** Acts at the same moment on two replicas; `isExpired` when the lease of the lock has just ended. */
const RACES: readonly { what: string; isExpired?: boolean; racers: readonly Racer[] }[] = [
  { what: 'two approvals', racers: [approveBy(0, 'one'), approveBy(1, 'one')] },
  { what: 'approval against rejection', racers: [approveBy(0, 'one'), rejectBy(1, 'one')] },
  { what: "approval against the filer's look", racers: [approveBy(0, 'one'), lookOn(1)] },
  { what: "rejection against the filer's look", racers: [rejectBy(0, 'one'), lookOn(1)] },
  { what: 'two rejections', racers: [rejectBy(0, 'one'), rejectBy(1, 'one')] },
  {
    what: 'approval against takeover',
    isExpired: true,
    racers: [approveBy(0, 'one'), processBy(1, 'two')],
  },
  {
    what: 'rejection against takeover and expiry',
    isExpired: true,
    racers: [rejectBy(0, 'one'), processBy(1, 'two'), expireOn(0)],
  },
  { what: 'heartbeat against expiry', isExpired: true, racers: [processBy(0, 'one'), expireOn(1)] },
  { what: 'two takeovers', isExpired: true, racers: [processBy(0, 'two'), processBy(1, 'three')] },
];

const isDone = (result: unknown): boolean => (result as PendingResult | undefined)?.kind === 'done';

const DECISIONS = new Set(['approved', 'rejected']);

/**
 * Staff act upon queued filings at the same moment, through two replicas on one PostgreSQL: never two owners of a lock, never a lost or
 * doubled decision, effect, mail or refund. Returns undefined where there is no PostgreSQL.
 * @param rounds how often each of the races is run
 */
export async function reviewRaces(
  layout: Layout,
  rounds: number,
): Promise<{ races: number; faults: string[] } | undefined> {
  const database = await startDatabase(layout);
  if (database === undefined) return undefined;
  const config = {
    ...readConfig({
      ENVIRONMENT: 'qa',
      LOG_LEVEL: 'silent',
      SAMPLE_ENTITIES: '60',
      DATABASE_URL: database.url,
    }),
    publicUrl: 'http://127.0.0.1:9',
  };
  // A connection that fails outside a query fails the next query, too; while PostgreSQL stops it means nothing.
  const fail = () => undefined;
  const connections = await Promise.all([openDatabase(config, fail), openDatabase(config, fail)]);
  const replicas = connections.map((connection) =>
    createRegistry(config, pino({ level: 'silent' }), connection),
  ) as [Registry, Registry];
  const [registry] = replicas;
  const faults: string[] = [];
  try {
    await Promise.all(connections.map(({ opened }) => opened));
    await prepareRegistry(registry);
    const { entityId, refId, sessionId, row } = await queueSampleFiling(registry);
    const races = rounds * RACES.length;
    await copyQueuedFiling(
      registry,
      { entityId, refId, sessionId, transactionId: row.transaction_id },
      races,
    );
    const copies = await registry.db
      .selectFrom('pending_filing')
      .select(['sequence', 'transaction_id'])
      .where('sequence', '>', row.sequence)
      .orderBy('sequence')
      .execute();
    const start = registry.clock.now().getTime();
    for (const [index, { sequence, transaction_id }] of copies.entries()) {
      const race = RACES[index % RACES.length];
      if (race === undefined) continue;
      const at = start + index * 2 * LOCK_LEASE_SECONDS * 1000;
      await registry.clock.moveTo(new Date(at));
      const locked = await actOnPending(registry, { sequence, event: 'process', userId: 'one' });
      if (locked.kind !== 'done') throw new Error('The filing of a race could not be locked.');
      if (race.isExpired) await registry.clock.moveTo(new Date(at + (LOCK_LEASE_SECONDS + 1) * 1000));
      await replicas[1].clock.refresh();
      const refId = `copied-reference-${transaction_id.slice(4)}`;
      const raced = { replicas, sequence, refId, version: locked.pending.version };
      const results = await Promise.all(race.racers.map((racer) => racer(raced)));
      const decided = results.filter(
        (result) => isDone(result) && DECISIONS.has((result as { pending: { state: string } }).pending.state),
      ).length;
      for (const fault of await faultsOf(registry, sequence, decided)) faults.push(`${race.what}: ${fault}`);
    }
    while ((await workOnce(registry)) > 0);
    faults.push(...(await chargeFaults(registry)));
    return { races, faults };
  } finally {
    await Promise.all(connections.map(({ close }) => close()));
    await database.stop();
  }
}
