import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { keysOf } from '#rules';
import type { SnapshotFile } from '../../../database/tables/snapshots';
import type { OpenRecordLine } from '../../published-record';
import { stateRow } from '../state-row';
import { CSV_HEAD, csvLine } from './csv';
import { groupsOf, parquetEnd, parquetPart } from './parquet';

export type Format = SnapshotFile['format'];

const compressed = promisify(gzip);

/** Where a part lies: how much of its file is there before it, and of which position of the log the file is. */
interface Place {
  offset: number;
  position: string;
}

/** Bytes of a part; what its file has to know of it at its end, where it has one. */
interface EncodedPart {
  bytes: Buffer;
  end?: Buffer;
}

interface SnapshotFormat {
  /** What is appended to the names of its files. */
  extension: string;
  type: string;
  /** What is kept of records until their part is complete. */
  piece(records: readonly OpenRecordLine[]): unknown;
  encode(pieces: readonly unknown[], place: Place): Promise<EncodedPart>;
  /** How a file ends, after what its parts have left for it. */
  close?(ends: readonly Buffer[], place: Place): Buffer;
}

/** Pieces of a part are those that the format itself has made, which the compiler cannot follow through the part. */
const format = <Piece>(
  one: Omit<SnapshotFormat, 'piece' | 'encode'> & {
    piece(records: readonly OpenRecordLine[]): Piece;
    encode(pieces: readonly Piece[], place: Place): Promise<EncodedPart>;
  },
): SnapshotFormat => ({ ...one, encode: (pieces, place) => one.encode(pieces as readonly Piece[], place) });

/** Texts: compressed pieces one after the other are one compressed file. */
const text = (name: Format, head: string, lines: (records: readonly OpenRecordLine[]) => string) =>
  format({
    extension: `${name}.gz`,
    type: 'application/gzip',
    piece: lines,
    encode: async (pieces, { offset }) => ({
      bytes: await compressed(`${offset === 0 ? head : ''}${pieces.join('')}`),
    }),
  });

/** Each format in which the record is given out, as a row. A part of 5,000 records has its own rows, and is a group of a Parquet file. */
export const FORMATS: Readonly<Record<Format, SnapshotFormat>> = {
  ndjson: text('ndjson', '', (records) => records.map((record) => `${JSON.stringify(record)}\n`).join('')),
  csv: text('csv', CSV_HEAD, (records) => records.map((record) => csvLine(stateRow(record))).join('')),
  parquet: format({
    extension: 'parquet',
    type: 'application/vnd.apache.parquet',
    piece: (records) => records.map(stateRow),
    encode: (pieces, { offset, position }) => parquetPart(pieces.flat(), offset, position),
    close: (ends, { offset, position }) => parquetEnd(ends.flatMap(groupsOf), offset, position),
  }),
};
export const SNAPSHOT_FORMATS = keysOf(FORMATS);
