import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { freePort, freshDataDirectory, startServer } from '../../scripts/lib/server.mjs';
import { audit, type Claim } from './audit';
import { ENTITY_TASKS, fileOnEntity } from './entity-work';
import { fileAndPay, STAGES, type Stage } from './filer';
import { seededRandom } from './random';
import { PATIENT_SERVER } from './patient-server';

const FILERS_AT_ONCE = 3;

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
  faults: string[];
}

/** Servers that are killed and started again on the same data. */
interface Servers {
  urls: readonly string[];
  /** Kills one of them with SIGKILL and starts it again. */
  killOne(which: number): Promise<void>;
  stop(): Promise<void>;
}

async function startServers(count: number, options: Parameters<typeof startServer>[0]): Promise<Servers> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const begin = (port: number) => startServer({ ...options, port });
  const running = await Promise.all(ports.map(begin));
  return {
    urls: running.map(({ url }) => url),
    async killOne(which) {
      await running[which]?.kill();
      const port = ports[which];
      if (port !== undefined) running[which] = await begin(port);
    },
    stop: async () => {
      await Promise.all(running.map((server) => server.stop()));
    },
  };
}

/**
 * Kills a server with SIGKILL while filers file and pay, at each stage in turn and at a random moment of it, starts it again on the same
 * data, and lets the filers repeat their requests. They file on entities first, and form companies as long as kills are left.
 */
async function killWhileFiling(servers: Servers, kills: number, seed: number): Promise<KillReport> {
  const random = seededRandom(seed);
  const claims: Claim[] = [];
  const faults: string[] = [];
  const hits: Record<Stage, number> = { agent: 0, start: 0, card: 0, record: 0 };
  const watch = stageWatch();
  const tasks = [...ENTITY_TASKS];
  let left = kills;
  let filings = 0;

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
      const company = `${name} LLC`;
      claims.push({ name: company, ending: await fileAndPay({ ...filer, name: company }) });
    }
  };
  const fileOneAfterTheOther = async () => {
    do await fileNext();
    while (left > 0 || tasks.length > 0);
  };
  const killAtEachStage = async () => {
    for (; left > 0; left -= 1) {
      const stage = STAGES[(kills - left) % STAGES.length] ?? 'record';
      if (await watch.next(stage)) hits[stage] += 1;
      await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_WAIT_MS[stage]));
      await servers.killOne(Math.floor(random() * servers.urls.length));
    }
  };

  await Promise.all([killAtEachStage(), ...Array.from({ length: FILERS_AT_ONCE }, fileOneAfterTheOther)]);
  faults.push(...(await audit(servers.urls[0] ?? '', claims)));
  const unfiled = claims.filter(({ ending }) => ending.kind !== 'filed');
  faults.push(...unfiled.map(({ name, ending }) => `${name ?? 'a filing'} ended ${JSON.stringify(ending)}`));
  const missed = STAGES.slice(0, kills).filter((stage) => hits[stage] === 0);
  faults.push(...missed.map((stage) => `no kill fell into the stage "${stage}"`));
  return { filings: claims.length, hits, faults };
}

/** One server with the embedded database. */
export async function killRounds(kills: number, seed: number): Promise<KillReport> {
  const dataDirectory = freshDataDirectory();
  const servers = await startServers(1, { dataDirectory, env: PATIENT_SERVER });
  try {
    return await killWhileFiling(servers, kills, seed);
  } finally {
    await servers.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

/** Two replicas on one PostgreSQL, of which one goes on while the other is killed. Undefined where there is no PostgreSQL. */
export async function killReplicas(kills: number, seed: number): Promise<KillReport | undefined> {
  const postgres = await startPostgres();
  if (postgres === undefined) return undefined;
  try {
    const servers = await startServers(2, { env: { ...PATIENT_SERVER, DATABASE_URL: postgres.url } });
    try {
      return await killWhileFiling(servers, kills, seed);
    } finally {
      await servers.stop();
    }
  } finally {
    await postgres.stop();
  }
}
