import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unreadRules } from '../../scripts/lib/unread-rules.mjs';
import { PROJECT_ROOT } from '../../server/project-root';

/** Tests, and what they use: a folder `testing`, or a file of that name. */
const IS_TEST = /\.test\.tsx?$|\/testing(\/|\.tsx?$)/;

const sourcesIn = (folder: string) =>
  readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !IS_TEST.test(path))
    .map((path) => ({ path, text: readFileSync(join(PROJECT_ROOT, path), 'utf8') }));

/** The parts of the rule book that only its authors and its checks use. */
const TOOLS = [
  ...['ALL_TABLES', 'verify', 'describe', 'describeRows', 'rowText'],
  // The catalog as a whole; the application loads its two parts apart.
  ...['effectsOf', 'ERROR_CATALOGS'],
  // The ledger of the law, against which the sources are held.
  ...['citationFaults', 'ledgerFaults', 'sectionsCited'],
  // Held against the style sheet and the contract by tests.
  ...['TRANSITION_MS', 'CONTRACT_OPERATIONS'],
];

/** Files of the engine, and the words of analysts, that only tools and tests import, past the public face. */
const OF_TOOLS = /^rules\/(decision-table|errors\/operations|forms\/record-words)/;

it('has no rule that the portal does not read', () => {
  const sources = ['rules', 'src', 'server', 'mocks'].flatMap(sourcesIn);
  const unread = unreadRules(sources, TOOLS).filter((place) => !OF_TOOLS.test(place));
  expect(unread).toEqual([]);
});

const FACE = {
  path: 'rules/index.ts',
  text: "export * from './fee';\nexport { other as named } from './other';",
};
const FEE = {
  path: 'rules/fee.ts',
  text: "import { rate } from './rate';\nexport const fee = () => rate();\nexport const unread = () => other();\nconst other = () => 1;",
};
const RATE = { path: 'rules/rate.ts', text: 'export const rate = () => 2;' };
const OTHER = {
  path: 'rules/other.ts',
  text: 'export const other = 3;\nexport interface Shape { fee: number }',
};
const RULES = [FACE, FEE, RATE, OTHER];
const PAGE = { path: 'src/page.ts', text: "import { fee } from '#rules';\nexport const shown = fee();" };

it('finds what is exported and read by no one', () => {
  expect(unreadRules([...RULES, PAGE], [])).toEqual(['rules/fee.ts unread', 'rules/other.ts other']);
});

it('follows names that are handed on, and takes what tools read for read', () => {
  const handing = { path: 'src/later.ts', text: "export { named } from '#rules';" };
  expect(unreadRules([...RULES, PAGE, handing], ['unread'])).toEqual([]);
});
