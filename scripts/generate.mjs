/**
 * `npm run generate`: writes the lists of the rule book (filings, transactions, steps, kinds of problems) into the enumerations of
 * api/openapi.yaml that say so, and the types of both contracts into api/generated.ts and api/open-generated.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { CONTRACT, CONTRACT_TYPES, withRuleBookLists } from './lib/contract-lists.mjs';
import { rules } from './lib/rules.mjs';
import { run } from './lib/run.mjs';

const text = readFileSync(CONTRACT, 'utf8');
const fresh = await withRuleBookLists(text, rules);
if (fresh !== text) writeFileSync(CONTRACT, fresh);
for (const [contract, types] of CONTRACT_TYPES) {
  const { code } = await run('npx', [
    '--no-install',
    'openapi-typescript',
    contract,
    '-o',
    types,
    '--alphabetize',
  ]);
  if (code !== 0) process.exit(code);
}
