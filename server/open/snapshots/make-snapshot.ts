import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Kysely, Selectable } from 'kysely';
import { keysOf, officeDay } from '#rules';
import type { Registry } from '../../context';
import type { Database } from '../../database/tables';
import type { SnapshotFile, SnapshotTable } from '../../database/tables/snapshots';
import { lastPosition } from '../log-watch';
import type { OpenRecordLine } from '../published-record';
import { CSV_COLUMNS, csvLine, csvRow } from './csv-row';
import { recordsAt } from './records-at';
import { removeSnapshots } from './remove-snapshots';
import { partsOf } from './snapshot-files';

type Snapshot = Selectable<SnapshotTable>;
export type Format = SnapshotFile['format'];

const compressed = promisify(gzip);

/** Entities of a part, and how long a run of the job goes on: less than a job may take. */
const PACE = { part: 2_000, milliseconds: 20_000 };
/** The newest ones are kept: who has begun to load one can go on. */
const KEPT = 2;

/** What each format writes of an entity, and before the first. */
const FORMATS: Readonly<Record<Format, { head: string; line: (record: OpenRecordLine) => string }>> = {
  ndjson: { head: '', line: (record) => `${JSON.stringify(record)}\n` },
  csv: { head: csvLine(CSV_COLUMNS), line: csvRow },
};
export const SNAPSHOT_FORMATS = keysOf(FORMATS);

/** Whether something was withheld after a position: what was written before may hold what nobody may see any more. */
export const isWithheldSince = async (db: Kysely<Database>, position: number): Promise<boolean> =>
  (await db
    .selectFrom('public_change')
    .select('position')
    .where('kind', '=', 'withheld')
    .where('position', '>', String(position))
    .limit(1)
    .executeTakeFirst()) !== undefined;

async function beginOrContinue({ db, clock }: Registry): Promise<Snapshot> {
  const begun = await db
    .selectFrom('snapshot')
    .selectAll()
    .where('finished_at', 'is', null)
    .orderBy('snapshot_id')
    .limit(1)
    .executeTakeFirst();
  if (begun !== undefined) return begun;
  const position = await lastPosition(db);
  return db
    .insertInto('snapshot')
    .values({ position, begun_at: clock.now() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes the part after what there is. @returns the snapshot with it; undefined where nothing was left */
async function writePart(
  { db, providers }: Registry,
  snapshot: Snapshot,
  size: number,
): Promise<Snapshot | undefined> {
  const { snapshot_id: id, parts, entities, position, last_entity: after } = snapshot;
  const { records, last } = await recordsAt(db, Number(position), after, size);
  if (last === undefined && parts > 0) return undefined;
  for (const format of SNAPSHOT_FORMATS) {
    const { head, line } = FORMATS[format];
    const text = `${parts === 0 ? head : ''}${records.map(line).join('')}`;
    const stored = await providers.files.keep('documents', await compressed(text));
    await db
      .insertInto('snapshot_part')
      .values({ snapshot_id: id, format, part: parts, ...stored })
      .onConflict((conflict) => conflict.columns(['snapshot_id', 'format', 'part']).doUpdateSet(stored))
      .execute();
  }
  await db
    .updateTable('snapshot')
    .set({ last_entity: last ?? after, parts: parts + 1, entities: entities + records.length })
    .where('snapshot_id', '=', id)
    .execute();
  return {
    ...snapshot,
    last_entity: last ?? after,
    parts: parts + 1,
    entities: entities + records.length,
  };
}

async function fileOf(registry: Registry, snapshotId: string, format: Format): Promise<SnapshotFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of partsOf(registry, snapshotId, format)) {
    hash.update(part);
    bytes += part.length;
  }
  return { format, bytes, sha256: hash.digest('hex') };
}

async function finish(registry: Registry, { snapshot_id: id }: Snapshot): Promise<void> {
  const files: SnapshotFile[] = [];
  for (const format of SNAPSHOT_FORMATS) files.push(await fileOf(registry, id, format));
  await registry.db
    .updateTable('snapshot')
    .set({ finished_at: registry.clock.now(), files: JSON.stringify(files) })
    .where('snapshot_id', '=', id)
    .execute();
}

/** Removes all but the newest, and each from before something was withheld. */
async function removeOld(registry: Registry): Promise<void> {
  const { db } = registry;
  const finished = await db
    .selectFrom('snapshot')
    .select(['snapshot_id', 'position'])
    .where('finished_at', 'is not', null)
    .orderBy('snapshot_id', 'desc')
    .limit(100)
    .execute();
  const old: string[] = [];
  for (const [place, { snapshot_id: id, position }] of finished.entries())
    if (place >= KEPT || (await isWithheldSince(db, Number(position)))) old.push(id);
  await removeSnapshots(registry, old);
}

/**
 * Makes a snapshot of the whole public record, or goes on with the one that is being made; a server that was killed leaves off where
 * another goes on.
 * @returns whether it is finished
 */
export async function makeSnapshot(registry: Registry, { part, milliseconds } = PACE): Promise<boolean> {
  const until = performance.now() + milliseconds;
  let snapshot = await beginOrContinue(registry);
  for (;;) {
    const next = await writePart(registry, snapshot, part);
    if (next === undefined) break;
    snapshot = next;
    if (performance.now() > until) return false;
  }
  if (await isWithheldSince(registry.db, Number(snapshot.position))) {
    await removeSnapshots(registry, [snapshot.snapshot_id]);
    return false;
  }
  await finish(registry, snapshot);
  await removeOld(registry);
  return true;
}

/** Whether one is being made, or there is none of this day of the office that may be given out. */
export async function isSnapshotDue({ db, clock }: Registry): Promise<boolean> {
  const newest = await db
    .selectFrom('snapshot')
    .select(['position', 'begun_at', 'finished_at'])
    .orderBy('snapshot_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined || newest.finished_at === null) return true;
  const isOfToday = officeDay(newest.begun_at.toISOString()) === officeDay(clock.now().toISOString());
  return !isOfToday || isWithheldSince(db, Number(newest.position));
}
