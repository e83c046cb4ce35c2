import { setImmediate as breath } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables';
import { FORMATS, SNAPSHOT_FORMATS, type Format } from './formats/all';
import { recordsAt } from './records-at';

/** Records that are read and written down without a pause, in which requests are answered. */
const AT_ONCE = 250;

/** The records of a part, in pieces as each format keeps them. */
export interface ReadPart {
  pieces: Record<Format, unknown[]>;
  entities: number;
  /** The last entity that was looked at. */
  last: string;
}

/**
 * Reads so many records after an entity, as they stood at a position; fewer only at the end of the record. So parts begin and end at the
 * same records whatever was filed since, and two files of one position are the same bytes.
 */
export async function readPart(
  db: Kysely<Database>,
  position: number,
  after: string,
  size: number,
): Promise<ReadPart> {
  const part: ReadPart = { pieces: { ndjson: [], csv: [], parquet: [] }, entities: 0, last: after };
  while (part.entities < size) {
    const wanted = Math.min(AT_ONCE, size - part.entities);
    const { records, last } = await recordsAt(db, position, part.last, wanted);
    if (last === undefined) break;
    for (const format of SNAPSHOT_FORMATS) {
      part.pieces[format].push(FORMATS[format].piece(records));
      await breath();
    }
    part.entities += records.length;
    part.last = last;
  }
  return part;
}
