import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { freshDataDirectory } from '../../scripts/lib/server.mjs';
import { formationName } from '../../step-definitions/samples/formations';
import { audit, type Claim } from './audit';
import { ENTITY_TASKS, fileOnEntity } from './entity-work';
import { FORMATIONS, readyFormation } from './formation-work';
import { fileAndPay, STAGES, type Stage } from './filer';
import { seededRandom } from './random';
import { UNLIMITED_SERVER } from './unlimited-server';
import type { Layout, Servers } from './site';
import { startDatabase, startServers } from './site';

const FILERS_AT_ONCE = 3;

/** The share of kills that hit the database where several servers share one. */
const CRASHES = 0.25;

/** The longest wait before a kill after a filer has reached a stage: the server may still be working on it so long. */
const LONGEST_WAIT_MS: Record<Stage, number> = { agent: 60, start: 150, card: 80, record: 700 };

/** The longest that a restarted server needs until a filer reaches a stage. */
const STAGE_WITHIN_MS = 20_000;

/** Resolves when any filer next reaches a stage; to false when none does in time. */
function stageWatch() {
  const waiting = new Map<Stage, () => void>();
  return {
    reached: (stage: Stage) => waiting.get(stage)?.(),
    next: (stage: Stage): Promise<boolean> =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(false), STAGE_WITHIN_MS);
        waiting.set(stage, () => {
          clearTimeout(timer);
          waiting.delete(stage);
          resolve(true);
        });
      }),
  };
}

export interface KillReport {
  filings: number;
  /** How many kills fell into each stage. */
  hits: Record<Stage, number>;
  /** How many of them were of the database. */
  crashes: number;
  faults: string[];
}

/**
 * Kills a server with SIGKILL while filers file and pay, at each stage in turn and at a random moment of it, starts it again on the same
 * data, and lets the filers repeat their requests. They file on entities first, and then form each kind of entity, as long as kills are left.
 * @param crash of the database that several servers share: every fourth kill or so is one of these
 */
async function killWhileFiling(
  servers: Servers,
  kills: number,
  seed: number,
  crash?: () => Promise<void>,
): Promise<KillReport> {
  const random = seededRandom(seed);
  const claims: Claim[] = [];
  const faults: string[] = [];
  const hits: Record<Stage, number> = { agent: 0, start: 0, card: 0, record: 0 };
  const watch = stageWatch();
  const tasks = [...ENTITY_TASKS];
  let left = kills;
  let filings = 0;
  let formed = 0;
  let crashes = 0;

  const fileNext = async () => {
    const task = tasks.shift();
    const name = `Unbroken ${seed} ${filings++}`;
    const filer = {
      submissionKey: randomUUID(),
      servers: servers.urls,
      pick: random,
      onStage: watch.reached,
    };
    if (task) {
      const done = await fileOnEntity({ ...filer, name }, task);
      claims.push(done.claim);
      faults.push(...done.faults);
    } else {
      const filingType = FORMATIONS[formed++ % FORMATIONS.length] ?? 'llc';
      const company = formationName(filingType, name);
      const forming = { ...filer, name: company };
      const filing = await readyFormation(forming, filingType);
      claims.push({ name: company, ending: await fileAndPay(forming, filing) });
    }
  };
  const fileOneAfterTheOther = async () => {
    do await fileNext();
    while (left > 0 || tasks.length > 0 || formed < FORMATIONS.length);
  };
  const killAtEachStage = async () => {
    for (; left > 0; left -= 1) {
      const stage = STAGES[(kills - left) % STAGES.length] ?? 'record';
      if (await watch.next(stage)) hits[stage] += 1;
      await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_WAIT_MS[stage]));
      if (crash && random() < CRASHES) {
        crashes += 1;
        await crash();
      } else await servers.killOne(Math.floor(random() * servers.ownUrls.length));
    }
  };

  await Promise.all([killAtEachStage(), ...Array.from({ length: FILERS_AT_ONCE }, fileOneAfterTheOther)]);
  faults.push(...(await audit(servers.urls[0] ?? '', claims)));
  const unfiled = claims.filter(({ ending }) => ending.kind !== 'filed');
  faults.push(...unfiled.map(({ name, ending }) => `${name ?? 'a filing'} ended ${JSON.stringify(ending)}`));
  const missed = STAGES.slice(0, kills).filter((stage) => hits[stage] === 0);
  faults.push(...missed.map((stage) => `no kill fell into the stage "${stage}"`));
  return { filings: claims.length, hits, crashes, faults };
}

/** One server with the embedded database. */
export async function killRounds(kills: number, seed: number): Promise<KillReport> {
  const dataDirectory = freshDataDirectory();
  const servers = await startServers({ servers: 1 }, { dataDirectory, env: UNLIMITED_SERVER });
  try {
    return await killWhileFiling(servers, kills, seed);
  } finally {
    await servers.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

/**
 * Replicas on one PostgreSQL, of which the others continue while one is killed; at times the database is killed. Undefined where there is
 * no PostgreSQL.
 */
export async function killReplicas(
  layout: Layout,
  kills: number,
  seed: number,
): Promise<KillReport | undefined> {
  const database = await startDatabase(layout);
  if (database === undefined) return undefined;
  try {
    const servers = await startServers(layout, { env: { ...UNLIMITED_SERVER, DATABASE_URL: database.url } });
    try {
      return await killWhileFiling(servers, kills, seed, database.crash);
    } finally {
      await servers.stop();
    }
  } finally {
    await database.stop();
  }
}
