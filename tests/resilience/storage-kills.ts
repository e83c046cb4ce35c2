import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { initialFiling } from '#rules';
import { freePort, freshDataDirectory, startServer } from '../../scripts/lib/server.mjs';
import { FakeS3 } from '../../server/testing/s3/fake-s3';
import { UNLIMITED_SERVER } from './unlimited-server';
import { registryAt } from './registry';

const DAY = 86_400_000;
/** Longer than the pause between two sweeps. */
const UNTIL_NEXT_SWEEP_MS = 7 * 3_600_000;
const SWEPT_WITHIN_MS = 20_000;
const SWEEPS = 3;

type Server = Awaited<ReturnType<typeof startServer>>;

/** Settings of a server that keeps files in the store. */
export const keepingIn = ({ settings }: FakeS3) => ({
  ...UNLIMITED_SERVER,
  SAMPLE_ENTITIES: '0',
  S3_BUCKET: settings.s3Bucket,
  S3_URL: settings.s3Url,
  S3_REGION: settings.s3Region,
  S3_ACCESS_KEY_ID: settings.s3AccessKeyId,
  S3_SECRET_ACCESS_KEY: settings.s3SecretAccessKey,
});

async function begin(url: string): Promise<string> {
  const filing = initialFiling({ filingType: 'llc', submissionKey: randomUUID() });
  const { data } = await registryAt(url).POST('/business-api/file', { body: { filing } });
  const refId = data?.apiData.refId;
  if (refId === undefined) throw new Error('The filing was not saved.');
  return refId;
}

/** The key of a file once the server has said that it is kept. */
async function send(url: string, refId: string, text: string): Promise<string | undefined> {
  const body = { refId, fileName: 'note.txt', mimeType: 'text/plain', fileContents: btoa(text) };
  const answer = await registryAt(url)
    .POST('/business-api/file/attachment', { body })
    .catch(() => undefined);
  return answer?.data?.apiData.attachment?.key;
}

async function read(url: string, refId: string, key: string): Promise<string> {
  const query = { refId, key };
  const { data } = await registryAt(url).GET('/business-api/file/attachment', { params: { query } });
  return atob(data?.apiData.attachment?.fileContents ?? '');
}

/** Whether an object is a file that was sent. A new server writes its first snapshot as well, which nobody has sent. */
const isSent = (key: string): boolean => key.includes('/attachments/');

const sentObjects = ({ objects }: FakeS3): number => [...objects.keys()].filter(isSent).length;

/** The number of objects left once there are as few as there should be, or none is removed any more. */
async function objectsLeft(fake: FakeS3, expected: number): Promise<number> {
  const end = Date.now() + SWEPT_WITHIN_MS;
  while (sentObjects(fake) > expected && Date.now() < end) await pause(100);
  return sentObjects(fake);
}

export async function moveClockTo(url: string, instant: number): Promise<void> {
  const now = new Date(instant).toISOString();
  await registryAt(url).POST('/dev-api/clock', { body: { now } });
}

/**
 * How many objects are left after several sweeps. A sweep that was killed continues where it ended, behind objects that were too young when
 * it passed them: the next sweep removes them, hours later.
 */
async function objectsLeftBySweeps(fake: FakeS3, url: string, expected: number): Promise<number> {
  let left = await objectsLeft(fake, expected);
  for (let sweep = 1; left > expected && sweep < SWEEPS; sweep += 1) {
    await moveClockTo(url, Date.now() + sweep * UNTIL_NEXT_SWEEP_MS);
    left = await objectsLeft(fake, expected);
  }
  return left;
}

/**
 * Kills a server with SIGKILL each time that the store has accepted a file and the server has not heard of it, and once more between the
 * deletion of a filing and that of its objects. Every acknowledged file must be there, and in the end no other object.
 */
export async function storageKills(kills: number): Promise<{ kept: number; faults: string[] }> {
  const fake = new FakeS3();
  await fake.open();
  fake.pageSize = 3;
  const dataDirectory = freshDataDirectory();
  const port = await freePort();
  const start = () => startServer({ env: keepingIn(fake), dataDirectory, port });
  let server: Server = await start();
  const faults: string[] = [];
  const acknowledged = new Map<string, string>();
  try {
    const refId = await begin(server.url);
    for (let n = 0; n < kills; n += 1) {
      const text = `Kept ${n}.`;
      const key = await send(server.url, refId, text);
      if (key === undefined) faults.push(`file ${n} was not kept`);
      else acknowledged.set(key, text);
      const dying = server;
      fake.onStored = async (key) => {
        if (isSent(key)) await dying.kill();
      };
      if ((await send(server.url, refId, `Lost ${n}.`)) !== undefined)
        faults.push(`file ${n} was acknowledged by a server that was killed before`);
      fake.onStored = () => undefined;
      server = await start();
    }
    const orphans = sentObjects(fake) - acknowledged.size;
    if (orphans !== kills) faults.push(`${orphans} objects without a row after ${kills} kills`);

    fake.age(DAY + 60_000);
    await server.kill();
    server = await start();
    const swept = await objectsLeftBySweeps(fake, server.url, acknowledged.size);
    if (swept !== acknowledged.size) faults.push(`${swept} objects for ${acknowledged.size} files`);
    for (const [key, text] of acknowledged)
      if ((await read(server.url, refId, key)) !== text) faults.push(`a file is not what it was: ${text}`);

    await registryAt(server.url).POST('/business-api/file/delete', { body: { refId } });
    await server.kill();
    server = await start();
    await moveClockTo(server.url, Date.now() + SWEEPS * UNTIL_NEXT_SWEEP_MS);
    const left = await objectsLeft(fake, 0);
    if (left > 0) faults.push(`${left} objects of a filing that was deleted`);
    return { kept: acknowledged.size, faults };
  } finally {
    await server.stop();
    await fake.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
