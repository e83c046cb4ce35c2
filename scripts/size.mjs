/**
 * What a filer downloads, measured on the built files (gzip level 9, as served): the JavaScript of the first page, the JavaScript that any
 * one step has loaded in all, and the style sheets; and that no code of the staff area is among it. Exits with 1 when a budget is exceeded,
 * or when there is such code.
 * The steps are those of the rule book's flows.
 */
import { readFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rules } from './lib/rules.mjs';

const require = createRequire(import.meta.url);
const { AREAS_OF_STEP } = require('../src/app/step-areas.ts');

/** What a filer may download before the first page works, and with a step; style sheets are counted apart. */
const BUDGET_KB = { initial: 130, step: 190, css: 20 };
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

const { modules } = JSON.parse(readFileSync(`${DIST}/.vite/module-chunks.json`, 'utf8'));

/** The chunk of a module: its own, or one that it shares with others. */
function chunkOf(module) {
  if (manifest[module]) return module;
  const key = Object.keys(manifest).find((each) => manifest[each].file === modules[module]);
  if (!key) throw new Error(`${module} is in no chunk of the build: has it moved?`);
  return key;
}

const total = (keys) => [...keys].reduce((sum, key) => sum + kiloBytes(manifest[key].file), 0);
const entryKey = Object.keys(manifest).find((key) => manifest[key].isEntry);
const initial = filesOf(entryKey);
const styles = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));

/** The module of each step's page, as the application registers it. */
const REGISTRY = 'filing/step-registry.ts';
const pages = new Map(
  [
    ...readFileSync(`src/${REGISTRY}`, 'utf8').matchAll(/^ {2}(\w+): \w+\(\(\) => import\('([^']+)'\)\),$/gm),
  ].map(([, step, path]) => [step, posix.join(posix.dirname(REGISTRY), `${path}.tsx`)]),
);

/** Every step that a flow of the rule book may have. */
const steps = new Set(
  rules.FILING_TYPES.flatMap((filingType) =>
    [true, false].flatMap((adminFraudCheck) =>
      ['Y', 'N', ''].flatMap((additionalInfoAttachmentRadio) =>
        rules.flowSteps({ filingType, entityType: '', adminFraudCheck, additionalInfoAttachmentRadio }),
      ),
    ),
  ),
);

/** What all pages of a filing have loaded. */
const FILING = ['app/filing/FilingRoute.tsx', 'app/filing/area.ts'].map(chunkOf);

/** What a page loads only when the office has returned the filing, or when another filing on the entity is still to come. */
const SELDOM = ['filing/review/ReturnedNotice.tsx', 'filing/review/FilingsToCome.tsx'];

/**
 * What is loaded for a step: its page, with what it imports on demand (its calendar, its dialog), and its sagas. What only a refusal of the
 * registry or of the office needs is left out: merging two devices' changes, taking a changed record, or explaining why a filing was
 * returned; and so is what another filing on the entity needs that is still to come.
 */
function chunksOf(step) {
  const page = pages.get(step);
  const areas = AREAS_OF_STEP[step] ?? [];
  if (!page) throw new Error(`The step ${step} has no page in ${REGISTRY}.`);
  const ofPage = chunkOf(page);
  return [
    ofPage,
    ...(manifest[ofPage].dynamicImports ?? []).filter((chunk) => !SELDOM.includes(chunk)),
    ...(rules.isChecked(step) ? [chunkOf('filing/wizard/checks/step-checks.ts')] : []),
    ...areas.map((area) => chunkOf(`app/areas/${area}.ts`)),
  ];
}

function sizeOf(step) {
  const loaded = new Set(initial);
  for (const chunk of [...FILING, ...chunksOf(step)]) filesOf(chunk, loaded);
  for (const module of staffIn(loaded)) staffAtFilers.add(module);
  return { step, files: loaded.size, kB: total(loaded) };
}

/** Modules of the staff area, except the names under which it stores something, which have to be known wherever a user logs out. */
const STAFF_MODULES =
  /^(?:staff\/(?!review\/storage-keys\.)|\.\.\/rules\/(?:admin\/|errors\/(?:admin-rows|account-rows|staff-operations|staff-catalog)\.))/;
const staffModules = Object.keys(modules).filter((module) => STAFF_MODULES.test(module));

/** Modules of the staff's side that come with these chunks. */
function staffIn(keys) {
  const files = new Set([...keys].map((key) => manifest[key].file));
  return staffModules.filter((module) => files.has(modules[module]));
}

const staffAtFilers = new Set(staffIn(initial));
const rows = [...steps].map(sizeOf).sort((a, b) => b.kB - a.kB);

const cssKb = [...styles].reduce((sum, file) => sum + kiloBytes(file), 0);
const measures = [
  ['initial JavaScript', total(initial), BUDGET_KB.initial],
  ...rows.map(({ step, files, kB }) => [`step ${step} (${files} files)`, kB, BUDGET_KB.step]),
  ['style sheets', cssKb, BUDGET_KB.css],
];
let failed = 0;
for (const [what, kB, budget] of measures) {
  const ok = kB <= budget;
  if (!ok) failed += 1;
  console.log(`${ok ? 'ok  ' : 'OVER'} ${what}: ${kB.toFixed(1)} kB gzip of ${budget} kB`);
}
const isSeparate = staffModules.length > 0 && staffAtFilers.size === 0;
if (!isSeparate) failed += 1;
console.log(
  `${isSeparate ? 'ok  ' : 'OVER'} of the staff's side (${staffModules.length} modules), what filers download: ${[...staffAtFilers].join(', ') || 'nothing'}`,
);
process.exit(failed ? 1 : 0);
