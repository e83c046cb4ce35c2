/**
 * `npm run spec`: the features against the rule book itself, in seconds. Says first what cannot be carried out. Arguments narrow the
 * run: a folder or file of features with or without a line, `--tags @W5-management`, `--name "The fee of each filing"`.
 */
import { run } from './lib/run.mjs';
import { tellReadiness } from './lib/readiness.mjs';
import { isNothingRun } from './lib/nothing-run.mjs';

const args = process.argv.slice(2);
tellReadiness('rules', args);
const { code, output } = await run('npx', ['--no-install', 'cucumber-js', '--profile', 'rules', ...args], {
  env: process.stdout.isTTY ? { FORCE_COLOR: '1' } : {},
});
process.exit(isNothingRun(output) ? 1 : code);
