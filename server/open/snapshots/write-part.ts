import type { Insertable, Selectable } from 'kysely';
import type { Registry } from '../../context';
import type { SnapshotPartTable, SnapshotTable } from '../../database/tables/snapshots';
import { FORMATS, SNAPSHOT_FORMATS, type Format } from './formats/all';
import { readPart } from './read-part';

export type Snapshot = Selectable<SnapshotTable>;

/** How much of a file there is. */
export async function bytesOf({ db }: Pick<Registry, 'db'>, snapshotId: string, format: Format) {
  const { bytes } = await db
    .selectFrom('snapshot_part')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
    .where('snapshot_id', '=', snapshotId)
    .where('format', '=', format)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** What became of a part: it is written, there are no more records, or another server has gone on with the snapshot meanwhile. */
export type Written = { kind: 'written'; snapshot: Snapshot } | { kind: 'ended' } | { kind: 'overtaken' };

/** Writes the part after what there is, in each format: all of it is there, or nothing. */
export async function writePart(registry: Registry, snapshot: Snapshot, size: number): Promise<Written> {
  const { db, providers } = registry;
  const { snapshot_id: id, parts, position } = snapshot;
  const { pieces, entities, last } = await readPart(db, Number(position), snapshot.last_entity, size);
  if (entities === 0 && parts > 0) return { kind: 'ended' };
  const rows: Insertable<SnapshotPartTable>[] = [];
  for (const format of SNAPSHOT_FORMATS) {
    const offset = await bytesOf(registry, id, format);
    const { bytes, end = null } = await FORMATS[format].encode(pieces[format], { offset, position });
    const stored = await providers.files.keep('documents', bytes);
    rows.push({ snapshot_id: id, format, part: parts, bytes: bytes.length, end, ...stored });
  }
  const progress = { last_entity: last, parts: parts + 1, entities: snapshot.entities + entities };
  return db.transaction().execute(async (tx): Promise<Written> => {
    const { numUpdatedRows } = await tx
      .updateTable('snapshot')
      .set(progress)
      .where('snapshot_id', '=', id)
      .where('parts', '=', parts)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return { kind: 'overtaken' };
    await tx.insertInto('snapshot_part').values(rows).execute();
    return { kind: 'written', snapshot: { ...snapshot, ...progress } };
  });
}
