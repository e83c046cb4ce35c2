import { gunzipSync } from 'node:zlib';
import { parquetReadObjects } from 'hyparquet';
import type { Registry } from '../context';
import { makeSnapshot } from '../open/snapshots/make-snapshot';
import { linesOf, type OpenRecordServer } from './open-record-server';
import {
  hashOf,
  mirrored,
  recordsOf,
  type Change,
  type MirroredRecord,
  type Snapshot,
} from './snapshot-mirror';

/** Records of a part in tests. */
export const PART = 15;

/** Snapshots that are given out, newest first. */
export async function snapshotsOf({ get }: OpenRecordServer): Promise<Snapshot[]> {
  const answer = await get('/open-api/v1/snapshots');
  return ((await answer.json()) as { snapshots: Snapshot[] }).snapshots;
}

/** A file as it is given out: its size and hash are those that were told. */
export async function fileOf({ get }: OpenRecordServer, snapshot: Snapshot, format: string): Promise<Buffer> {
  const file = snapshot.files.find((one) => one.format === format);
  const answer = await get(file?.address ?? '');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes).toHaveLength(file?.bytes ?? -1);
  expect(hashOf(bytes)).toBe(file?.sha256);
  return bytes;
}

/** What a file says. */
export async function textOf(server: OpenRecordServer, snapshot: Snapshot, format: string): Promise<string> {
  const bytes = await fileOf(server, snapshot, format);
  if (format !== 'parquet') return gunzipSync(bytes).toString('utf8');
  return JSON.stringify(await parquetReadObjects({ file: new Uint8Array(bytes).buffer }));
}

/** Makes a snapshot a few records at a time, with something that happens after each run. */
export async function makeSlowly(
  server: OpenRecordServer,
  meanwhile: (round: number) => Promise<unknown> = () => Promise.resolve(),
  registry: (round: number) => Registry = () => server.registry,
): Promise<Snapshot> {
  const run = (round: number) => makeSnapshot(registry(round), { part: PART, milliseconds: 0 });
  for (let round = 0; !(await run(round)); round += 1) await meanwhile(round);
  const [newest] = await snapshotsOf(server);
  if (newest === undefined) throw new Error('No snapshot is given out.');
  return newest;
}

/** What a mirror has that began with the lines of a snapshot, and went on with the changes after it up to a position. */
export async function mirroredTo(
  { get }: OpenRecordServer,
  text: string,
  from: number,
  to: number,
): Promise<MirroredRecord[]> {
  const changes: Change[] = [];
  for (let after = from; after < to;) {
    const lines = await linesOf<Change>(await get(`/open-api/v1/changes?after=${after}&limit=1000`));
    if (lines.length === 0) throw new Error(`The log ends before position ${to}.`);
    changes.push(...lines);
    after = changes.at(-1)?.position ?? to;
  }
  return mirrored(recordsOf(text), changes, to);
}
