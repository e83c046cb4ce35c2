import { setImmediate as breath } from 'node:timers/promises';
import { parquetMetadata, type RowGroup, type SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { DAY_COLUMN, STATE_COLUMNS } from '../state-row';

/** The mark with which the library begins each file, and with which the format begins and ends one. */
const MARK = Buffer.from('PAR1');

const column = (name: string): SchemaElement =>
  name === DAY_COLUMN
    ? { name, type: 'INT32', converted_type: 'DATE', repetition_type: 'REQUIRED' }
    : { name, type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' };

const COLUMNS = STATE_COLUMNS.map(column);

/** What readers look for by its bounds; all of it is short, so that bounds are never cut. */
const BOUNDED = new Set(['entityid', 'entitystatus', 'entitytype', DAY_COLUMN]);

const schemaOf = (columns: readonly SchemaElement[]): SchemaElement[] => [
  { name: 'entities', num_children: columns.length },
  ...columns,
];

/** A place in a file at which the library writes as though it had written all that comes before. */
function writeAt(offset: number, columns: readonly SchemaElement[], position: string) {
  const writer = new ByteWriter();
  writer.offset = offset - MARK.length;
  const file = new ParquetWriter({
    writer,
    schema: schemaOf(columns),
    statisticsTruncateLength: Infinity,
    kvMetadata: [{ key: 'position', value: position }],
  });
  return { file, bytes: () => Buffer.from(writer.getBytes().subarray(MARK.length)) };
}

/** How a file ends: where its groups lie, and which position of the log it is of. */
export function parquetEnd(groups: RowGroup[], offset: number, position: string): Buffer {
  const { file, bytes } = writeAt(offset, COLUMNS, position);
  file.row_groups = groups;
  file.num_rows = groups.reduce((sum, { num_rows: rows }) => sum + rows, 0n);
  // The library waits for nothing here: what it writes into is memory.
  void file.finish();
  return bytes();
}

const valuesOf = (rows: readonly string[][], place: number, { name }: SchemaElement) =>
  rows.map((row) => (name === DAY_COLUMN ? new Date(`${row[place]}T00:00:00Z`) : row[place] || null));

/** Some rows as they lie in a file, and what its end has to say of them. */
export interface ParquetPart {
  bytes: Buffer;
  /** The end of a file that had these rows only, in which the library finds the group again. */
  end: Buffer;
}

/**
 * Rows of the state's data set as one group of a Parquet file, the same bytes as the library writes into one file at once; of no rows,
 * there is no group. Column by column, so that requests are answered in between.
 * @param offset where in the file it lies; 0 for the first part, which begins with the mark of the format
 */
export async function parquetPart(
  rows: readonly string[][],
  offset: number,
  position: string,
): Promise<ParquetPart> {
  const pieces = offset === 0 ? [MARK] : [];
  let at = Math.max(offset, MARK.length);
  const start = at;
  const group: RowGroup = { columns: [], total_byte_size: 0n, num_rows: BigInt(rows.length) };
  for (const [place, element] of COLUMNS.entries()) {
    if (rows.length === 0) break;
    const { file, bytes } = writeAt(at, [element], position);
    const data = valuesOf(rows, place, element);
    await file.write({
      columnData: [{ name: element.name, data, offsetIndex: false, statistics: BOUNDED.has(element.name) }],
      rowGroupSize: rows.length,
    });
    const [written] = file.row_groups;
    group.columns.push(...(written?.columns ?? []));
    group.total_byte_size += written?.total_byte_size ?? 0n;
    const piece = bytes();
    pieces.push(piece);
    at += piece.length;
    await breath();
  }
  group.total_compressed_size = BigInt(at - start);
  return {
    bytes: Buffer.concat(pieces),
    end: parquetEnd(rows.length === 0 ? [] : [group], at, position),
  };
}

/** The groups of which an end tells. */
export const groupsOf = (end: Buffer): RowGroup[] => parquetMetadata(end).row_groups;
