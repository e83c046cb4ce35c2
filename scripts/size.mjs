/**
 * What a filer downloads, measured on the built files (gzip level 9, as served): the JavaScript of the first page, the JavaScript
 * that any one step has loaded in all, and the style sheets. Exits with 1 when a budget is exceeded.
 */
import { readFileSync, existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET_KB = { initial: 118, step: 176, css: 20 };
const DIST = 'dist/client';
const MANIFEST = `${DIST}/.vite/manifest.json`;

if (!existsSync(MANIFEST)) {
  console.error(`${MANIFEST} is missing; run \`npm run build\` first.`);
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
const sizes = new Map();

/** gzip kB of a built file. */
function kiloBytes(file) {
  if (!sizes.has(file))
    sizes.set(file, gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length / 1000);
  return sizes.get(file);
}

/** Files that arrive with a chunk: its own and those of its static imports. */
function filesOf(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) filesOf(next, seen);
  return seen;
}

const total = (keys) => [...keys].reduce((sum, key) => sum + kiloBytes(manifest[key].file), 0);
const entryKey = Object.keys(manifest).find((key) => manifest[key].isEntry);
const initial = filesOf(entryKey);
const styles = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));

// A step's page loads its own chunk and, on demand, what that chunk imports dynamically (its calendar, its dialog).
const steps = Object.keys(manifest).filter((key) =>
  /^(\.\.\/)?(src\/)?filing\/(steps|review|receipt|whats-next)\/.*(Step|Page)\.tsx$/.test(key),
);
const frame = Object.keys(manifest).filter((key) =>
  /^_filing-|app\/(areas\/filing\.ts|FilingRoute\.tsx)$/.test(key),
);
const rows = steps
  .map((key) => {
    const loaded = new Set(initial);
    for (const part of [...frame, key]) filesOf(part, loaded);
    for (const lazy of manifest[key].dynamicImports ?? []) filesOf(lazy, loaded);
    return { step: key, kB: total(loaded) };
  })
  .sort((a, b) => b.kB - a.kB);

const cssKb = [...styles].reduce((sum, file) => sum + kiloBytes(file), 0);
if (rows.length === 0) throw new Error('No step was found in the manifest: has a folder moved?');
const nameOf = (key) => key.match(/filing\/(?:steps\/)?([^/]+)\//)?.[1] ?? key;
const measures = [
  ['initial JavaScript', total(initial), BUDGET_KB.initial],
  ...rows.map(({ step, kB }) => [`step ${nameOf(step)}`, kB, BUDGET_KB.step]),
  ['style sheets', cssKb, BUDGET_KB.css],
];
let failed = 0;
for (const [what, kB, budget] of measures) {
  const ok = kB <= budget;
  if (!ok) failed += 1;
  console.log(`${ok ? 'ok  ' : 'OVER'} ${what}: ${kB.toFixed(1)} kB gzip of ${budget} kB`);
}
process.exit(failed ? 1 : 0);
