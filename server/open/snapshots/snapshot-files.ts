import type { Registry } from '../../context';
import { ProviderUnavailable } from '../../ports/provider-unavailable';
import { FORMATS, type Format } from './formats/all';

/** The parts of a file of a snapshot, of which one at a time is in memory. */
export async function* partsOf(
  { db, providers }: Pick<Registry, 'db' | 'providers'>,
  snapshotId: string,
  format: Format,
): AsyncGenerator<Buffer> {
  const { parts } = await db
    .selectFrom('snapshot')
    .select('parts')
    .where('snapshot_id', '=', snapshotId)
    .executeTakeFirstOrThrow();
  const all = FORMATS[format].close === undefined ? parts : parts + 1;
  for (let part = 0; part < all; part += 1) {
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
