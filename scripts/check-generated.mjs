/** The lists in api/openapi.yaml must be those of the rule book, and the types of both contracts those that they yield now. */
import { readFileSync, rmSync } from 'node:fs';
import { CONTRACT, CONTRACT_TYPES, withRuleBookLists } from './lib/contract-lists.mjs';
import { rules } from './lib/rules.mjs';
import { run } from './lib/run.mjs';

const FRESH = 'reports/generated.ts';
const text = readFileSync(CONTRACT, 'utf8');
const hasLists = (await withRuleBookLists(text, rules)) === text;
if (!hasLists)
  console.error(`${CONTRACT} lists something else than the rule book; run \`npm run generate\`.`);

let isFresh = hasLists;
for (const [contract, types] of CONTRACT_TYPES) {
  const { code, output } = await run(
    'npx',
    ['--no-install', 'openapi-typescript', contract, '-o', FRESH, '--alphabetize'],
    { quiet: true },
  );
  if (code !== 0) {
    console.error(output);
    process.exit(code);
  }
  const hasTypes = readFileSync(FRESH, 'utf8') === readFileSync(types, 'utf8');
  rmSync(FRESH);
  if (!hasTypes) console.error(`${types} is not what ${contract} yields; run \`npm run generate\`.`);
  isFresh &&= hasTypes;
}
process.exit(isFresh ? 0 : 1);
