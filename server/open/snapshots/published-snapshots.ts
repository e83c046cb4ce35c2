import type { openComponents } from '#api';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/tables';
import type { SnapshotTable } from '../../database/tables/snapshots';
import { isWithheldSince } from './make-snapshot';

/** More than are kept. */
const MOST = 10;

/** Snapshots that may be given out, newest first: none from before something was withheld. */
export async function snapshotsOf(db: Kysely<Database>): Promise<Selectable<SnapshotTable>[]> {
  const rows = await db
    .selectFrom('snapshot')
    .selectAll()
    .where('finished_at', 'is not', null)
    .orderBy('snapshot_id', 'desc')
    .limit(MOST)
    .execute();
  const open: typeof rows = [];
  for (const row of rows) if (!(await isWithheldSince(db, Number(row.position)))) open.push(row);
  return open;
}

const addressOf = (position: string, format: string) => `/open-api/v1/snapshots/${position}/${format}`;

/** The same as everybody is told of them. */
export const publishedSnapshots = async (
  db: Kysely<Database>,
): Promise<openComponents['schemas']['Snapshot'][]> =>
  (await snapshotsOf(db)).map(({ position, begun_at: at, entities, files }) => ({
    position: Number(position),
    at: at.toISOString(),
    entities,
    files: (files ?? []).map((file) => ({ ...file, address: addressOf(position, file.format) })),
  }));
