/**
 * `npm run generate`: writes the lists of the rule book (filings, transactions, steps, kinds of problems) into the enumerations of
 * api/openapi.yaml that say so, and the types of the contract into api/generated.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { CONTRACT, withRuleBookLists } from './lib/contract-lists.mjs';
import { rules } from './lib/rules.mjs';
import { run } from './lib/run.mjs';

const text = readFileSync(CONTRACT, 'utf8');
const fresh = await withRuleBookLists(text, rules);
if (fresh !== text) writeFileSync(CONTRACT, fresh);
const { code } = await run('npx', [
  '--no-install',
  'openapi-typescript',
  CONTRACT,
  '-o',
  'api/generated.ts',
  '--alphabetize',
]);
process.exit(code);
