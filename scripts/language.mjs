/**
 * `npm run language`: texts of the filer's pages and introductions that have no Spanish yet, and texts that no language could have because
 * they are glued or drawn as they are. Ends with 1 where there are any.
 *
 *   npm run language                       everything
 *   npm run language -- src/agent rules/agent
 */
import { createRequire } from 'node:module';
import { markedTexts } from './lib/marked-texts.mjs';
import { pageTexts, textsWithout } from './lib/page-texts.mjs';

const require = createRequire(import.meta.url);
require('ts-node/register');
const { SPANISH } = require('../src/app/spanish.ts');
const { SHOWN_IN_ENGLISH } = require('../src/app/shown-in-english.ts');

const under = process.argv.slice(2);
const { texts, faults } = pageTexts(under.length > 0 ? under : undefined);
const withoutSpanish = textsWithout(texts, {
  translated: Object.keys(SPANISH),
  english: Object.keys(SHOWN_IN_ENGLISH),
});
// Introductions are read with everything else only.
const missing = under.length > 0 ? withoutSpanish : [...withoutSpanish, ...markedTexts()];
for (const { place, what } of faults) console.log(`${place}  ${what}`);
for (const { place, text } of missing) console.log(`${place}  no Spanish: "${text}"`);
console.log(
  `${texts.length - withoutSpanish.length} texts in Spanish, ${missing.length} without, ${faults.length} that cannot have any`,
);
process.exit(missing.length + faults.length > 0 ? 1 : 0);
