import pino from 'pino';
import { LOCK_LEASE_SECONDS } from '#rules';
import { readConfig } from '../../server/settings/config';
import type { Registry } from '../../server/context';
import { createRegistry } from '../../server/startup/create-registry';
import { openDatabase } from '../../server/database/connection';
import { workOnce } from '../../server/jobs/worker';
import { prepareRegistry } from '../../server/startup/prepare-registry';
import { actOnPending } from '../../server/review/act-on-pending';
import { copyQueuedFiling } from '../../server/testing/copy-queued-filing';
import { queueSampleFiling } from '../../server/testing/queued-filing';
import { answerFaults, chargeFaults, faultsOf } from './review-audit';
import type { Racer } from './review-racers';
import { approveBy, expiryOn, heartbeatBy, readReceiptOn, rejectBy, takeoverBy } from './review-racers';
import type { Layout } from './site';
import { startDatabase } from './site';

interface Race {
  what: string;
  /** The lease of the lock has just ended. */
  isExpired?: boolean;
  /** The office may release the lock, so that it logs that. */
  isReleased?: boolean;
  racers: readonly Racer[];
}

/** Pairs of actions at the same moment on two replicas, of which one is done: the other user is not told to hold the filing. */
const RACES: readonly Race[] = [
  { what: 'two approvals', racers: [approveBy(0, 'one'), approveBy(1, 'one')] },
  { what: 'approval against rejection', racers: [approveBy(0, 'one'), rejectBy(1, 'one')] },
  { what: "approval against the filer's look", racers: [approveBy(0, 'one'), readReceiptOn(1)] },
  { what: "rejection against the filer's look", racers: [rejectBy(0, 'one'), readReceiptOn(1)] },
  { what: 'two rejections', racers: [rejectBy(0, 'one'), rejectBy(1, 'one')] },
  {
    what: 'approval against takeover',
    isExpired: true,
    racers: [approveBy(0, 'one'), takeoverBy(1, 'two')],
  },
  {
    what: 'rejection against takeover and expiry',
    isExpired: true,
    isReleased: true,
    racers: [rejectBy(0, 'one'), takeoverBy(1, 'two'), expiryOn(0)],
  },
  {
    what: 'heartbeat against expiry',
    isExpired: true,
    isReleased: true,
    racers: [heartbeatBy(0, 'one'), expiryOn(1)],
  },
  { what: 'two takeovers', isExpired: true, racers: [takeoverBy(0, 'two'), takeoverBy(1, 'three')] },
];

/**
 * Staff act upon queued filings at the same moment, through two of the replicas on one PostgreSQL, each pair in turn: never two owners of a lock, never a lost or
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
  // A connection that fails outside a query fails its next query too; while PostgreSQL is stopping, that is expected.
  const fail = () => undefined;
  const opening = Array.from({ length: layout.servers }, () => openDatabase(config, fail));
  const connections = await Promise.all(opening);
  const replicas = connections.map((connection) =>
    createRegistry(config, pino({ level: 'silent' }), connection),
  );
  const [registry] = replicas;
  if (registry === undefined) throw new Error('There is no server to race on.');
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
      await Promise.all(replicas.map((replica) => replica.clock.refresh()));
      const refId = `copied-reference-${transaction_id.slice(4)}`;
      const pair = [index, index + 1].map((turn) => replicas[turn % replicas.length] ?? registry);
      const raced = {
        replicas: pair as [Registry, Registry],
        sequence,
        refId,
        version: locked.pending.version,
      };
      const results = await Promise.allSettled(race.racers.map((racer) => racer(raced)));
      const answers = results.flatMap((result) =>
        result.status === 'fulfilled' && result.value !== undefined ? [result.value] : [],
      );
      const errors = results.flatMap((result) =>
        result.status === 'rejected' ? [`ended with ${String(result.reason)}`] : [],
      );
      const found = [
        ...errors,
        ...(await faultsOf(registry, sequence, answers)),
        ...(await answerFaults(registry, sequence, answers, race)),
      ];
      faults.push(...found.map((fault) => `${race.what}: ${fault}`));
    }
    while ((await workOnce(registry)) > 0);
    faults.push(...(await chargeFaults(registry)));
    return { races, faults };
  } finally {
    await Promise.all(connections.map(({ close }) => close()));
    await database.stop();
  }
}
