/**
 * `npm run spec`: the features against the rule book itself, in seconds. Says first what cannot be carried out. Arguments narrow the
 * run: a folder or file of features with or without a line, `--tags @W5-management`, `--name "The fee of each filing"`.
 */
import { runFeatures } from './lib/run-features.mjs';
import { reportReadiness } from './lib/readiness.mjs';

const args = process.argv.slice(2);
reportReadiness('rules', args);
process.exit((await runFeatures('rules', args)) ? 0 : 1);
