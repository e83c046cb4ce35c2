import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { openComponents } from '#api';
import { freePort, freshDataDirectory, startServer } from '../../scripts/lib/server.mjs';
import { FakeS3 } from '../../server/testing/s3/fake-s3';
import { keepingIn, moveClockTo } from './storage-kills';

type Snapshot = openComponents['schemas']['Snapshot'];
type Server = Awaited<ReturnType<typeof startServer>>;

const DAY = 86_400_000;
const MADE_WITHIN_MS = 60_000;

/** Objects of a small snapshot: a part in each of three formats, and the end of one file. */
const OBJECTS = 4;

/** The newest snapshot, once it is of a moment or later. */
async function snapshotOf(url: string, moment: number): Promise<Snapshot> {
  const end = Date.now() + MADE_WITHIN_MS;
  while (Date.now() < end) {
    const answer = await fetch(`${url}/open-api/v1/snapshots`);
    const { snapshots } = (await answer.json()) as { snapshots: Snapshot[] };
    if (snapshots[0] !== undefined && Date.parse(snapshots[0].at) >= moment) return snapshots[0];
    await pause(100);
  }
  throw new Error('No files of the whole record were made.');
}

/** What is wrong with the files of a snapshot: each has to be what is told of it. */
async function faultsOf(url: string, { files }: Snapshot): Promise<string[]> {
  const faults: string[] = [];
  for (const { format, address, bytes, sha256 } of files) {
    const file = Buffer.from(await (await fetch(`${url}${address}`)).arrayBuffer());
    const hash = createHash('sha256').update(file).digest('hex');
    if (file.length !== bytes || hash !== sha256) faults.push(`the ${format} file is not what is told of it`);
  }
  return faults;
}

/**
 * Kills a server with SIGKILL each time that the store has accepted a piece of a snapshot and the server has not heard of it: at the first
 * one, at the second in the next life, and so on. What is made in the end has to be the same as what nobody disturbed, byte for byte.
 */
export async function snapshotKills(): Promise<{ kills: number; faults: string[] }> {
  const fake = new FakeS3();
  await fake.open();
  const dataDirectory = freshDataDirectory();
  const port = await freePort();
  const start = () => startServer({ env: keepingIn(fake), dataDirectory, port });
  let kills = 0;
  /** Starts a server that is killed when it has stored so many pieces. */
  const killAfter = async (pieces: number) => {
    let stored = 0;
    let kill: () => void = () => undefined;
    const killed = new Promise<void>((resolve) => (kill = resolve));
    fake.onStored = () => ((stored += 1) === pieces ? new Promise(() => kill()) : undefined);
    const server = await start();
    await Promise.race([killed, pause(MADE_WITHIN_MS)]);
    await server.kill();
    fake.onStored = () => undefined;
    if (stored >= pieces) kills += 1;
  };
  let server: Server | undefined;
  try {
    // A part is stored as a whole or not at all: the fourth piece is the end of a file.
    for (let pieces = 1; pieces <= OBJECTS; pieces += 1) await killAfter(pieces);
    server = await start();
    const disturbed = await snapshotOf(server.url, 0);
    const faults = kills === OBJECTS ? [] : [`${kills} kills instead of ${OBJECTS}`];
    faults.push(...(await faultsOf(server.url, disturbed)));
    const moment = Date.now() + DAY;
    await moveClockTo(server.url, moment);
    const calm = await snapshotOf(server.url, moment);
    faults.push(...(await faultsOf(server.url, calm)));
    const hashes = ({ files }: Snapshot) =>
      files.map(({ format, sha256 }) => `${format} ${sha256}`).join(', ');
    if (calm.position === disturbed.position && hashes(calm) !== hashes(disturbed))
      faults.push(`after kills ${hashes(disturbed)}; without ${hashes(calm)}`);
    if (calm.position !== disturbed.position)
      faults.push('the log went on, and the files are not comparable');
    return { kills, faults };
  } finally {
    await server?.stop();
    await fake.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
