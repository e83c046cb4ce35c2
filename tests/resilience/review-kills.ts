import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import pino from 'pino';
import { readConfig } from '../../server/settings/config';
import { createRegistry } from '../../server/startup/create-registry';
import type { Database } from '../../server/database/tables';
import { openDatabase } from '../../server/database/connection';
import { prepareRegistry } from '../../server/startup/prepare-registry';
import { copyQueuedFiling } from '../../server/testing/copy-queued-filing';
import { queueSampleFiling } from '../../server/testing/queued-filing';
import { administratorClient } from '../../step-definitions/staff/pending-filings/administrator-client';
import { newTokens } from '../../step-definitions/scenario/sign-on/shared-tokens';
import type { RegistryClient } from '../../src/client/client';
import { seededRandom } from './random';
import { chargeFaults, faultsOf } from './review-audit';
import { UNLIMITED_SERVER } from './unlimited-server';
import type { Layout } from './site';
import { startDatabase, startServers } from './site';

const ADMINISTRATORS = ['Morgan Reyes', 'Jordan Okafor'] as const;
const SENTENCE = 'Call us first.';

/** The longest wait before a kill: after a decision the worker comes to its refund within half a second, and a decision takes as long. */
const LONGEST_WAIT_MS = { afterDecision: 250, amidDecision: 900 } as const;
const DECIDED_WITHIN_MS = 15_000;
const SETTLED_WITHIN_MS = 60_000;

export interface ReviewKillReport {
  filings: number;
  /** Kills that came before the refund of a rejection that had been decided. */
  beforeRefund: number;
  faults: string[];
}

type Decided = 'approveFiling' | 'rejectFiling';

/** Decides as the page does: reads, locks, and decides on the version that was read; what a killed server leaves unanswered is repeated. */
async function decide(
  client: () => Promise<RegistryClient>,
  transSeqId: string,
  decision: Decided,
): Promise<void> {
  const registry = await client();
  const { data } = await registry.call('transactionLock', { query: { transSeqId } });
  const filing = data?.pendingFiling;
  if (filing?.state !== 'locked') return;
  const { version } = filing;
  const body = { filing: { ...filing, version } };
  if (decision === 'approveFiling') await registry.call('approveFiling', { body });
  else {
    const rejectReasons = [{ id: '', longReason: SENTENCE }];
    await registry.call('rejectFiling', { body: { ...body, rejectReasons } });
  }
}

const undecided = (db: Kysely<Database>) =>
  db
    .selectFrom('pending_filing')
    .innerJoin('filing_record', 'filing_record.transaction_id', 'pending_filing.transaction_id')
    .select('sequence')
    .where('pending_filing.state', 'in', ['unlocked', 'locked'])
    .where('filing_record.session_id', 'like', 'copied-session-%')
    .execute();

/** Rejections whose refund the provider has not made. */
async function refundsDue(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ due: string }>`
    select count(*) as due from pending_filing
      join filing_record using (transaction_id) join card_charge using (session_id)
      where pending_filing.state = 'rejected' and card_charge.state <> 'refunded'`.execute(db);
  return Number(rows[0]?.due);
}

/** Returns as soon as a filing is decided, or after a while when it is not. */
async function untilDecided(db: Kysely<Database>, sequence: string): Promise<void> {
  const until = Date.now() + DECIDED_WITHIN_MS;
  while (Date.now() < until && (await undecided(db)).some((row) => row.sequence === sequence))
    await pause(10);
}

/** Waits until nothing is queued that a decision began; answers with what still is, and why. */
async function jobsLeft(db: Kysely<Database>): Promise<string[]> {
  const until = Date.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const left = await db
      .selectFrom('outbox')
      .select(['kind', 'attempts', 'last_error'])
      .where('state', '=', 'queued')
      .where('kind', 'in', ['refund', 'mail', 'payment-notification'])
      .execute();
    if (left.length === 0) return [];
    if (Date.now() > until)
      return left.map(({ kind, attempts, last_error }) => `${kind}, tried ${attempts} times: ${last_error}`);
    await pause(200);
  }
}

/**
 * Two administrators decide the same filings, one approving and one rejecting, each through another of the replicas on one PostgreSQL,
 * while replicas are killed with SIGKILL at random moments between a decision and the end of its refund, and started again. Undefined
 * where there is no PostgreSQL.
 */
export async function reviewKills(
  layout: Layout,
  kills: number,
  seed: number,
): Promise<ReviewKillReport | undefined> {
  const database = await startDatabase(layout);
  if (database === undefined) return undefined;
  const random = seededRandom(seed);
  const env = { ...UNLIMITED_SERVER, DATABASE_URL: database.url };
  const config = {
    ...readConfig({ ENVIRONMENT: 'qa', ...env, LOG_LEVEL: 'silent' }),
    publicUrl: 'http://127.0.0.1:9',
  };
  const connection = await openDatabase(config, () => undefined);
  await connection.opened;
  const registry = createRegistry(config, pino({ level: 'silent' }), connection);
  const faults: string[] = [];
  let beforeRefund = 0;
  try {
    await prepareRegistry(registry);
    const { entityId, refId, sessionId, row } = await queueSampleFiling(registry);
    await copyQueuedFiling(
      registry,
      { entityId, refId, sessionId, transactionId: row.transaction_id },
      kills * 2,
    );
    // Keys of the embedded sign-on are those of a process: each is signed on to again, at the replica that answers, and no balancer chooses.
    const servers = await startServers({ ...layout, haproxy: false }, { env });
    const urls = servers.ownUrls;
    try {
      const clientAt = (person: number) => () =>
        administratorClient(urls[person % urls.length] ?? '', ADMINISTRATORS[person % 2], newTokens);
      const filings = await undecided(registry.db);
      let left = kills;
      const kill = async (sequence: string) => {
        const when = left % 2 === 0 ? 'afterDecision' : 'amidDecision';
        if (when === 'afterDecision') await untilDecided(registry.db, sequence);
        await pause(random() * LONGEST_WAIT_MS[when]);
        beforeRefund += Number((await refundsDue(registry.db)) > 0);
        await servers.killOne(Math.floor(random() * urls.length));
      };
      for (const [index, { sequence }] of filings.entries()) {
        const tries = [0, 1].map((person) =>
          decide(
            clientAt(person),
            sequence,
            (person + index) % 3 === 0 ? 'approveFiling' : 'rejectFiling',
          ).catch(() => undefined),
        );
        const killing = left > 0 && index % 2 === 1 ? kill(sequence) : undefined;
        if (killing) left -= 1;
        await Promise.all([...tries, killing]);
      }
      // Actions that were cut off are decided now: a lock stays with its holder even if the holder does not return.
      for (let turn = 0; turn < 6 && (await undecided(registry.db)).length > 0; turn += 1) {
        for (const { sequence } of await undecided(registry.db)) {
          await decide(clientAt(turn), sequence, 'rejectFiling').catch(() => undefined);
        }
      }
      faults.push(...(await jobsLeft(registry.db)).map((job) => `a job of a decision was left: ${job}`));
      const decided = await undecided(registry.db);
      faults.push(...decided.map(({ sequence }) => `filing ${sequence} could not be decided`));
      for (const { sequence } of filings) faults.push(...(await faultsOf(registry, sequence)));
      faults.push(...(await chargeFaults(registry)));
      return { filings: filings.length, beforeRefund, faults };
    } finally {
      await servers.stop();
    }
  } finally {
    await connection.close();
    await database.stop();
  }
}
