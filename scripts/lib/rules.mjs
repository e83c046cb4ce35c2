import { createRequire } from 'node:module';

/* The rule book is TypeScript, read the way cucumber-js reads it. */
const require = createRequire(import.meta.url);
require('ts-node/register');

/** The public face of the rule book. */
export const rules = require('../../rules/index.ts');
