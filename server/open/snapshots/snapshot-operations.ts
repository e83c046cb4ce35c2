import { Readable } from 'node:stream';
import { HttpFailure } from '../../failures/failure';
import type { OpenHandlers } from '../operation';
import { FORMATS } from './formats/all';
import { publishedSnapshots, snapshotsOf } from './published-snapshots';
import { partsOf } from './snapshot-files';

/** The whole public record as files (T4-snapshot). */
export const snapshotOperations: OpenHandlers<'openSnapshots' | 'openSnapshotFile'> = {
  openSnapshots: async ({ db }) => ({ json: { snapshots: await publishedSnapshots(db) } }),

  async openSnapshotFile(open, { path: { position, format } }) {
    const row = (await snapshotsOf(open.db)).find((one) => one.position === position);
    const file = row?.files?.find((one) => one.format === format);
    if (row === undefined || file === undefined)
      throw new HttpFailure(404, 'There is no snapshot of this position.');
    return {
      stream: Readable.from(partsOf(open, row.snapshot_id, format)),
      type: FORMATS[format].type,
      headers: {
        'content-length': String(file.bytes),
        'content-disposition': `attachment; filename="entities-${position}.${FORMATS[format].extension}"`,
        etag: `"${file.sha256}"`,
      },
    };
  },
};
