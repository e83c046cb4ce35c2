import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_TABLES } from '../../rules/all-tables';
import { tablePlaces } from '../../scripts/lib/table-source.mjs';

const ROOT = join(__dirname, '../..');
/** Tables that compute their rows: the place of the table is known, and that of a row is not. */
const COMPUTED = [
  'Steps of a filing',
  'Transaction of a filing',
  'Why an entity cannot file a transaction',
  'Filings that change nothing',
  'Filings under the administrative fraud check',
  'Name of a restored entity whose own name others have',
  'Page that the root and unknown pages of a filing lead to',
  'Why a filing has come under the fraud check since it began',
  'The life of a filing',
];

const places = tablePlaces();
const lineAt = (place: string): string => {
  const [, file = '', line = '0'] = /^(.*):(\d+)$/.exec(place) ?? [];
  return readFileSync(join(ROOT, file), 'utf8').split('\n')[Number(line) - 1] ?? '';
};

it.each(ALL_TABLES.map((table) => [table.name, table] as const))('finds "%s" and its rows', (name, table) => {
  const { place = '', rowPlaces } = places.get(name) ?? {};
  expect(lineAt(place)).toContain(name);
  if (COMPUTED.includes(name)) return expect(rowPlaces).toBeUndefined();
  expect(rowPlaces).toHaveLength(table.rows.length);
  expect(new Set(rowPlaces).size).toBe(table.rows.length);
});

it('leads to the line on which a row is written', () => {
  const [first = ''] = places.get('Fee of a filing in dollars')?.rowPlaces ?? [];
  expect(lineAt(first).trim()).toBe('fees: [{ when: {}, then: 50 }],');
});
