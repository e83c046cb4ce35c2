import { createHash } from 'node:crypto';
import { everyRow } from '../../database/every-row';
import type { Registry } from '../../context';
import type { SnapshotFile } from '../../database/tables/snapshots';
import { FORMATS, SNAPSHOT_FORMATS, type Format } from './formats/all';
import { partsOf } from './snapshot-files';
import { bytesOf, type Snapshot } from './write-part';

/** Five billion records. */
const MOST_PARTS = 1_000_000;

/** Writes how a file ends, where its format has an end: one part more than there are of records. */
async function close(registry: Registry, { snapshot_id: id, parts, position }: Snapshot, format: Format) {
  const { close: endOf } = FORMATS[format];
  if (endOf === undefined) return;
  const { db, providers } = registry;
  const ofFormat = db.selectFrom('snapshot_part').where('snapshot_id', '=', id).where('format', '=', format);
  if (await ofFormat.select('part').where('part', '=', parts).executeTakeFirst()) return;
  const ends = await everyRow(ofFormat.select('end').orderBy('part'), MOST_PARTS);
  const offset = await bytesOf(registry, id, format);
  const bytes = endOf(
    ends.flatMap(({ end }) => end ?? []),
    { offset, position },
  );
  const stored = await providers.files.keep('documents', bytes);
  await db
    .insertInto('snapshot_part')
    .values({ snapshot_id: id, format, part: parts, bytes: bytes.length, ...stored })
    // Another server may have finished the same file meanwhile.
    .onConflict((conflict) => conflict.columns(['snapshot_id', 'format', 'part']).doNothing())
    .execute();
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

/**
 * Closes the files of a snapshot that has all of its parts, and tells the hash of each. Reading a file takes a while: each is told by
 * itself, so that a run need not begin with the first again.
 * @returns whether all of them are told; otherwise its time was over
 */
export async function finishSnapshot(
  registry: Registry,
  snapshot: Snapshot,
  until: number,
): Promise<boolean> {
  const { db, clock } = registry;
  const { snapshot_id: id } = snapshot;
  const files = [...(snapshot.files ?? [])];
  const left = SNAPSHOT_FORMATS.filter((format) => files.every((file) => file.format !== format));
  for (const [place, format] of left.entries()) {
    // A run that has written parts until its time was over has told of one file at least.
    if (place > 0 && performance.now() > until) return false;
    await close(registry, snapshot, format);
    files.push(await fileOf(registry, id, format));
    await db
      .updateTable('snapshot')
      .set({ files: JSON.stringify(files) })
      .where('snapshot_id', '=', id)
      .where('finished_at', 'is', null)
      .execute();
  }
  await db
    .updateTable('snapshot')
    .set({ finished_at: clock.now() })
    .where('snapshot_id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
  return true;
}
