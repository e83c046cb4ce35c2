/**
 * The portal on the newest version of Node that it supports: the scenarios and the units of the rule book, and scenarios that ask a server
 * started there. All other levels run on the oldest one (.nvmrc).
 */
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { nodeOfMajor } from './lib/node-of-major.mjs';
import { run } from './lib/run.mjs';

const MAJOR = 24;

const CHECKS = [
  ['scripts/spec.mjs', 'features'],
  ['node_modules/jest/bin/jest.js', 'rules'],
  ['scripts/spec-api.mjs', 'features/payment', 'features/receipt'],
];

await ensureInstalled();
const node = await nodeOfMajor(MAJOR);
let failed = 0;
for (const check of CHECKS) {
  const { code } = await run(node, check);
  if (code !== 0) failed += 1;
}
console.log(`${CHECKS.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
