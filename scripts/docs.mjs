/**
 * `npm run docs`: writes the rule book, the features and the results of their last runs as pages that any browser shows, to
 * reports/docs. What `npm run spec`, `spec:api`, `spec:browser` and `spec:coverage` left in reports/ is shown; what has not been
 * run is said not to have been. Ends with 1 when a page is no sound HTML or a link leads nowhere.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtPage } from './docs/built-page.mjs';
import { featurePages } from './docs/feature-pages.mjs';
import { flowsPage } from './docs/flows-page.mjs';
import { formsPage } from './docs/forms-page.mjs';
import { homePage } from './docs/home-page.mjs';
import { phrasesPage } from './docs/phrases-page.mjs';
import { requirementPages } from './docs/requirement-pages.mjs';
import { brokenLinks, markupFaults } from './docs/soundness.mjs';
import { tablePages } from './docs/table-pages.mjs';
import { whatIfPage, whatIfScript } from './docs/what-if-page.mjs';
import { readFeatures } from './lib/features.mjs';

const OUT = 'reports/docs';

const features = readFeatures();
const pages = [
  homePage(features),
  ...featurePages(features),
  ...tablePages(),
  whatIfPage(),
  formsPage(),
  flowsPage(),
  phrasesPage(),
  builtPage(),
  ...requirementPages(features),
];

rmSync(OUT, { recursive: true, force: true });
for (const { path, text } of pages) {
  mkdirSync(join(OUT, dirname(path)), { recursive: true });
  writeFileSync(join(OUT, path), text);
}
cpSync('scripts/docs/assets', OUT, { recursive: true });
writeFileSync(join(OUT, 'what-if.js'), await whatIfScript());

const faults = [...(await markupFaults(pages)), ...brokenLinks(pages)];
for (const fault of faults) console.error(fault);
console.log(`${pages.length} pages in ${OUT}/index.html, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
