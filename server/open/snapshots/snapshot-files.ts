import type { Registry } from '../../context';
import type { SnapshotFile } from '../../database/tables/snapshots';
import { ProviderUnavailable } from '../../ports/provider-unavailable';

/** The parts of a file of a snapshot, of which one at a time is in memory. Compressed pieces one after the other are one compressed file. */
export async function* partsOf(
  { db, providers }: Pick<Registry, 'db' | 'providers'>,
  snapshotId: string,
  format: SnapshotFile['format'],
): AsyncGenerator<Buffer> {
  const { parts } = await db
    .selectFrom('snapshot')
    .select('parts')
    .where('snapshot_id', '=', snapshotId)
    .executeTakeFirstOrThrow();
  for (let part = 0; part < parts; part += 1) {
    const stored = await db
      .selectFrom('snapshot_part')
      .select(['contents', 'object_key', 'object_digest'])
      .where('snapshot_id', '=', snapshotId)
      .where('format', '=', format)
      .where('part', '=', part)
      .executeTakeFirst();
    if (stored === undefined) throw new ProviderUnavailable('A part of a snapshot is gone.');
    yield await providers.files.read(stored);
  }
}
