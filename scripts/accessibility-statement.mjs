/**
 * `npm run accessibility-statement`: what the accessibility statement tells of the last check, from the log of a whole run of the browser
 * suites (`npm test -- build programs browser`): when it was, and how many states of how many pages it judged. Ends with 1, and writes
 * nothing, where a page failed or there was no whole run.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rules } from './lib/rules.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const LOG = 'reports/browser.log';
const FACTS = 'src/portal/accessibility-checked.ts';
const JUDGED = /^\s*(✓|✘)\s.*pages\.spec\.ts:\d+:\d+ › (.+?): .+ @accessibility/gm;

function refuse(reason) {
  console.error(reason);
  process.exit(1);
}

if (!existsSync(LOG)) refuse(`${LOG} is missing: run \`npm test -- build programs browser\` first.`);
const log = readFileSync(LOG, 'utf8');
const judged = [...log.matchAll(JUDGED)].map(([, mark, page]) => ({ isPassed: mark === '✓', page }));
if (judged.length === 0) refuse(`${LOG} tells of no page.`);
if (judged.some(({ isPassed }) => !isPassed) || /^ +\d+ (did not run|interrupted)/m.test(log))
  refuse('Not every page passed: the statement stays as it is.');

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const facts = {
  day: rules.officeDay(statSync(LOG).mtime.toISOString()),
  states: judged.length,
  pages: new Set(judged.map(({ page }) => page)).size,
  axe: devDependencies['axe-core'],
  ibm: devDependencies['accessibility-checker-engine'],
};
writeFileSync(
  FACTS,
  `/** What the last check of every page found in order; written by \`npm run accessibility-statement\` from the results of the suites. */
export const ACCESSIBILITY_CHECKED = {
  day: '${facts.day}',
  states: ${facts.states},
  pages: ${facts.pages},
  axe: '${facts.axe}',
  ibm: '${facts.ibm}',
} as const;
`,
);
console.log(`${facts.states} states of ${facts.pages} pages, ${facts.day}: written to ${FACTS}`);
