import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { openComponents } from '#api';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { CSV_HEAD, csvLine } from '../open/snapshots/formats/csv';
import { STATE_COLUMNS, stateRow } from '../open/snapshots/state-row';

type Schemas = openComponents['schemas'];
export type Snapshot = Schemas['Snapshot'];
export type Change = Schemas['Change'];
export type MirroredRecord = Schemas['Record'];

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const recordsOf = (text: string): MirroredRecord[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as MirroredRecord);

/** The order of facts in a record, as the contract says it. */
const FACTS = [
  'name',
  'statutoryLanguage',
  'status',
  'principalOffice',
  'registeredAgent',
  'reportMonth',
  'reportDue',
] as const;
const PARTS = ['principalOffice', 'registeredAgent'] as const;

/** A record after one change, as the description of the contract has it. */
function changed(record: MirroredRecord, { after, withheld }: Change): MirroredRecord {
  const gone = new Set<string>([...record.withheld, ...withheld].filter((part) => !(part in after)));
  const values = { ...record.facts, ...after };
  const told = FACTS.filter((fact) => fact in values && !gone.has(fact));
  return {
    ...record,
    facts: Object.fromEntries(told.map((fact) => [fact, values[fact]])),
    withheld: PARTS.filter((part) => gone.has(part)),
  };
}

/** The records of a snapshot, and the changes after it up to a position. */
export function mirrored(
  begun: readonly MirroredRecord[],
  changes: readonly Change[],
  to: number,
): MirroredRecord[] {
  const records = new Map(begun.map((record) => [record.id, record]));
  for (const change of changes) {
    if (change.position > to) break;
    const { entity } = change;
    records.set(entity.id, changed(records.get(entity.id) ?? { ...entity, facts: {}, withheld: [] }, change));
  }
  return [...records.values()]
    .sort(({ id: one }, { id: other }) => (one < other ? -1 : 1))
    .filter(({ facts }) => Object.keys(facts).length > 0);
}

const inParts = (lines: string[], size: number): string[] =>
  Array.from({ length: Math.ceil(lines.length / size) }, (_, part) =>
    lines.slice(part * size, (part + 1) * size).join(''),
  );
const compressed = (parts: string[]) => Buffer.concat(parts.map((part) => gzipSync(part)));

/** The whole of a Parquet file, written by the library at once. */
function parquet(records: readonly MirroredRecord[], position: number, size: number): Buffer {
  const rows = records.map(stateRow);
  const names = STATE_COLUMNS.slice(0, -1);
  const day = { name: 'entityformdate', type: 'INT32', converted_type: 'DATE', repetition_type: 'REQUIRED' };
  const bounded = ['entityid', 'entitystatus', 'entitytype', day.name];
  const bytes = parquetWriteBuffer({
    schema: [
      { name: 'entities', num_children: 35 },
      ...names.map((name) => ({
        name,
        type: 'BYTE_ARRAY' as const,
        converted_type: 'UTF8' as const,
        repetition_type: 'OPTIONAL' as const,
      })),
      day as never,
    ],
    columnData: [...names, day.name].map((name, place) => ({
      name,
      data: rows.map((row) => (name === day.name ? new Date(row[place] ?? '') : row[place] || null)),
      statistics: bounded.includes(name),
    })),
    rowGroupSize: size,
    statisticsTruncateLength: Infinity,
    kvMetadata: [{ key: 'position', value: String(position) }],
  });
  return Buffer.from(bytes);
}

/** The files that a mirror makes of its records, which are the snapshot's byte for byte. */
export function filesOf(
  records: readonly MirroredRecord[],
  position: number,
  size: number,
): { format: string; sha256: string }[] {
  const lines = (of: (record: MirroredRecord) => string) => inParts(records.map(of), size);
  const [first = '', ...others] = lines((record) => csvLine(stateRow(record)));
  const files = {
    ndjson: compressed(lines((record) => `${JSON.stringify(record)}\n`)),
    csv: compressed([`${CSV_HEAD}${first}`, ...others]),
    parquet: parquet(records, position, size),
  };
  return Object.entries(files).map(([format, bytes]) => ({ format, sha256: hashOf(bytes) }));
}
