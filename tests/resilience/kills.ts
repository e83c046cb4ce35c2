import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { freePort, freshDataDirectory, startServer } from '../../scripts/lib/server.mjs';
import { audit, type Claim } from './audit';
import { fileAndPay, STAGES, type Stage } from './filer';
import { seededRandom } from './random';

const FILERS_AT_ONCE = 3;

/** The longest wait before a kill after a filer has reached a stage: the server may still be working on it so long. */
const LONGEST_WAIT_MS: Record<Stage, number> = { agent: 60, start: 150, card: 80, record: 700 };

/** The longest that a restarted server needs until a filer reaches a stage. */
const STAGE_WITHIN_MS = 20_000;

const ENVIRONMENT = {
  SAMPLE_ENTITIES: '60',
  LOG_LEVEL: 'error',
  RATE_LIMIT: '100000',
  RATE_LIMIT_SENSITIVE: '100000',
};

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

/**
 * Kills the server with SIGKILL while filers file and pay, at each stage in turn and at a random moment of it, starts it again on
 * the same data, and lets the filers repeat their requests. New filers come as long as kills are left.
 */
export async function killRounds(kills: number, seed: number): Promise<KillReport> {
  const random = seededRandom(seed);
  const dataDirectory = freshDataDirectory();
  const port = await freePort();
  const begin = () => startServer({ dataDirectory, port, env: ENVIRONMENT });
  let server = await begin();
  const claims: Claim[] = [];
  const hits: Record<Stage, number> = { agent: 0, start: 0, card: 0, record: 0 };
  const watch = stageWatch();
  let left = kills;
  let filings = 0;

  const fileOneAfterTheOther = async () => {
    do {
      const name = `Unbroken ${seed} ${filings++} LLC`;
      const filer = { name, submissionKey: randomUUID(), servers: [server.url], pick: random };
      claims.push({ name, ending: await fileAndPay({ ...filer, onStage: watch.reached }) });
    } while (left > 0);
  };
  const killAtEachStage = async () => {
    for (; left > 0; left -= 1) {
      const stage = STAGES[(kills - left) % STAGES.length] ?? 'record';
      if (await watch.next(stage)) hits[stage] += 1;
      await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_WAIT_MS[stage]));
      await server.kill();
      server = await begin();
    }
  };

  try {
    await Promise.all([killAtEachStage(), ...Array.from({ length: FILERS_AT_ONCE }, fileOneAfterTheOther)]);
    const faults = await audit(server.url, claims);
    const unfiled = claims.filter(({ ending }) => ending.kind !== 'filed');
    faults.push(...unfiled.map(({ name, ending }) => `${name} ended ${JSON.stringify(ending)}`));
    const missed = STAGES.slice(0, kills).filter((stage) => hits[stage] === 0);
    faults.push(...missed.map((stage) => `no kill fell into the stage "${stage}"`));
    return { filings: claims.length, hits, faults };
  } finally {
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
