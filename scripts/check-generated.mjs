/** The lists in api/openapi.yaml must be those of the rule book, and the types in api/generated.ts those that it yields now. */
import { readFileSync, rmSync } from 'node:fs';
import { CONTRACT, withRuleBookLists } from './lib/contract-lists.mjs';
import { rules } from './lib/rules.mjs';
import { run } from './lib/run.mjs';

const FRESH = 'reports/generated.ts';
const text = readFileSync(CONTRACT, 'utf8');
const hasLists = (await withRuleBookLists(text, rules)) === text;
if (!hasLists)
  console.error(`${CONTRACT} lists something else than the rule book; run \`npm run generate\`.`);

const { code, output } = await run(
  'npx',
  ['--no-install', 'openapi-typescript', CONTRACT, '-o', FRESH, '--alphabetize'],
  { quiet: true },
);
if (code !== 0) {
  console.error(output);
  process.exit(code);
}
const hasTypes = readFileSync(FRESH, 'utf8') === readFileSync('api/generated.ts', 'utf8');
rmSync(FRESH);
if (!hasTypes) console.error(`api/generated.ts is not what ${CONTRACT} yields; run \`npm run generate\`.`);
process.exit(hasLists && hasTypes ? 0 : 1);
