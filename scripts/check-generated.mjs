/** The types in api/generated.ts must be those that api/openapi.yaml yields now. */
import { readFileSync, rmSync } from 'node:fs';
import { run } from './lib/run.mjs';

const FRESH = 'reports/generated.ts';
const { code, output } = await run(
  'npx',
  ['--no-install', 'openapi-typescript', 'api/openapi.yaml', '-o', FRESH, '--alphabetize'],
  { quiet: true },
);
if (code !== 0) {
  console.error(output);
  process.exit(code);
}
const same = readFileSync(FRESH, 'utf8') === readFileSync('api/generated.ts', 'utf8');
rmSync(FRESH);
if (!same) console.error('api/generated.ts is not what api/openapi.yaml yields; run `npm run generate`.');
process.exit(same ? 0 : 1);
