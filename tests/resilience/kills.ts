import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { freePort, freshDataDirectory, startServer } from '../../scripts/lib/server.mjs';
import { audit, type Claim } from './audit';
import { fileAndPay } from './filer';
import { seededRandom } from './random';

const FILERS_AT_ONCE = 3;
const EARLIEST_KILL_MS = 20;
const LATEST_KILL_MS = 900;
const ENVIRONMENT = {
  SAMPLE_ENTITIES: '60',
  LOG_LEVEL: 'error',
  RATE_LIMIT: '100000',
  RATE_LIMIT_SENSITIVE: '100000',
};

/**
 * Kills the server with SIGKILL at random moments while filers file and pay, starts it again on the same data, and lets the
 * filers go on as filers do. Returns what was lost or doubled.
 */
export async function killRounds(
  kills: number,
  seed: number,
): Promise<{ filings: number; faults: string[] }> {
  const random = seededRandom(seed);
  const dataDirectory = freshDataDirectory();
  const port = await freePort();
  const begin = () => startServer({ dataDirectory, port, env: ENVIRONMENT });
  let server = await begin();
  const claims: Claim[] = [];
  let left = kills;
  const file = async (index: number) => {
    const name = `Unbroken ${seed} ${index} LLC`;
    const filer = { name, submissionKey: randomUUID(), servers: [server.url], pick: random };
    claims.push({ name, ending: await fileAndPay(filer) });
  };
  try {
    for (let index = 0; left > 0; index += FILERS_AT_ONCE) {
      const working = Promise.all(Array.from({ length: FILERS_AT_ONCE }, (_, nth) => file(index + nth)));
      let isDone = false;
      void working.then(
        () => (isDone = true),
        () => (isDone = true),
      );
      while (!isDone && left > 0) {
        await new Promise((resolve) =>
          setTimeout(resolve, EARLIEST_KILL_MS + random() * (LATEST_KILL_MS - EARLIEST_KILL_MS)),
        );
        if (isDone) break;
        await server.kill();
        left -= 1;
        server = await begin();
      }
      await working;
    }
    const faults = await audit(server.url, claims);
    const unfiled = claims.filter(({ ending }) => ending.kind !== 'filed');
    faults.push(...unfiled.map(({ name, ending }) => `${name} ended ${JSON.stringify(ending)}`));
    return { filings: claims.length, faults };
  } finally {
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
