/**
 * `npm run docs`: writes the rule book, the features and the results of their last runs as pages that any browser shows, to
 * reports/docs. What `npm run spec`, `spec:api`, `spec:browser` and `spec:coverage` left in reports/ is shown; what has not been
 * run is said not to have been. Draws the pictures of README.md and docs/architecture.md as the code is now. Ends with 1 when a link leads
 * nowhere.
 *
 *   npm run docs -- --since v1.2     also what is specified differently than at that tag or commit
 *   npm run docs -- --check          also whether each page is sound HTML, which is up to the templates in scripts/docs and takes longer
 *                                    than to write the pages; of the pictures only whether they are as the code is
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtPage } from './docs/built-page.mjs';
import { contractPage, contractScript, contractStyle } from './docs/contract-page.mjs';
import { changesPage } from './docs/changes-page.mjs';
import { compareSnapshots } from './docs/changes.mjs';
import { earlierSnapshot, UnreadableCommit } from './docs/earlier.mjs';
import { featurePages } from './docs/feature-pages.mjs';
import { flowsPage } from './docs/flows-page.mjs';
import { formsPage } from './docs/forms-page.mjs';
import { searchEntries, searchScript } from './docs/search-index.mjs';
import { homePage } from './docs/home-page.mjs';
import { lawFaults } from './docs/law.mjs';
import { lawPage } from './docs/law-page.mjs';
import { picturedPapers } from './docs/pictures.mjs';
import { phrasesPage } from './docs/phrases-page.mjs';
import { requirementPages } from './docs/requirement-pages.mjs';
import { snapshot } from './docs/snapshot.mjs';
import { brokenLinks, startMarkupChecks } from './docs/soundness.mjs';
import { tablePages } from './docs/table-pages.mjs';
import { walkPage, walkScript } from './docs/walk-page.mjs';
import { whatIfPage, whatIfScript } from './docs/what-if-page.mjs';
import { readFeatures } from './lib/features.mjs';

const OUT = 'reports/docs';

/** The differences to the commit that is named; undefined where none is named. Ends the run where it cannot be read. */
function changesSince(since) {
  if (since === undefined) return undefined;
  try {
    return compareSnapshots(earlierSnapshot(since), snapshot());
  } catch (error) {
    if (!(error instanceof UnreadableCommit)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const { since, check } = parseArgs({
  options: { since: { type: 'string' }, check: { type: 'boolean' } },
}).values;
const checks = check ? startMarkupChecks() : undefined;
const changes = changesSince(since);
const features = readFeatures();

/** Each with those that it stands for; where they are checked, it is while the next ones are made. */
const CHAPTERS = [
  () => featurePages(features),
  () => requirementPages(features),
  () => [builtPage(), formsPage(), flowsPage()],
  () => tablePages(),
  () => [phrasesPage(), lawPage(features)],
  () => [homePage(features), whatIfPage(), walkPage(), contractPage(), changesPage(since, changes)],
];

rmSync(OUT, { recursive: true, force: true });
const pages = [];
for (const chapter of CHAPTERS) {
  const made = chapter();
  checks?.add(made);
  pages.push(...made);
  for (const { path, text } of made) {
    mkdirSync(join(OUT, dirname(path)), { recursive: true });
    writeFileSync(join(OUT, path), text);
  }
}
cpSync('scripts/docs/assets', OUT, { recursive: true });
writeFileSync(join(OUT, 'found.js'), searchScript(features));
writeFileSync(join(OUT, 'what-if.js'), await whatIfScript());
writeFileSync(join(OUT, 'walk.js'), await walkScript());
writeFileSync(join(OUT, 'api/contract.js'), contractScript());
writeFileSync(join(OUT, 'api/contract.css'), contractStyle());

const outdated = picturedPapers().filter(({ text, pictured }) => text !== pictured);
if (!check) for (const { path, pictured } of outdated) writeFileSync(path, pictured);

const found = searchEntries(features).map(([, , target]) => ({ path: 'index.html', target }));
const faults = [
  ...(check
    ? outdated.map(({ path }) => `${path}: its picture is not what the code says; run npm run docs`)
    : []),
  ...lawFaults(),
  ...((await checks?.faults()) ?? []),
  ...brokenLinks(pages, found),
];
for (const fault of faults) console.error(fault);
console.log(`${pages.length} pages in ${OUT}/index.html, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
