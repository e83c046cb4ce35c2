import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables';
import { HttpFailure } from '../../failures/failure';
import type { OpenHandlers } from '../operation';
import { isWithheldSince } from './make-snapshot';
import { partsOf } from './snapshot-files';

/** More than are kept. */
const MOST = 10;

/** Snapshots that may be given out, newest first: none from before something was withheld. */
async function snapshotsOf(db: Kysely<Database>) {
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

/** The whole public record as files (T4-snapshot). */
export const snapshotOperations: OpenHandlers<'openSnapshots' | 'openSnapshotFile'> = {
  async openSnapshots({ db }) {
    const rows = await snapshotsOf(db);
    const snapshots = rows.map(({ position, begun_at: at, entities, files }) => ({
      position: Number(position),
      at: at.toISOString(),
      entities,
      files: (files ?? []).map((file) => ({ ...file, address: addressOf(position, file.format) })),
    }));
    return { json: { snapshots } };
  },

  async openSnapshotFile(open, { path: { position, format } }) {
    const row = (await snapshotsOf(open.db)).find((one) => one.position === position);
    const file = row?.files?.find((one) => one.format === format);
    if (row === undefined || file === undefined)
      throw new HttpFailure(404, 'There is no snapshot of this position.');
    return {
      stream: Readable.from(partsOf(open, row.snapshot_id, format)),
      type: 'application/gzip',
      headers: {
        'content-length': String(file.bytes),
        'content-disposition': `attachment; filename="entities-${position}.${format}.gz"`,
        etag: `"${file.sha256}"`,
      },
    };
  },
};
