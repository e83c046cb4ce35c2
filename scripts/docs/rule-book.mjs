import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { featurePaths } from '../lib/features.mjs';
import { picklesOf } from '../lib/readiness.mjs';
import { rules } from '../lib/rules.mjs';

/* The phrase book is TypeScript, read the way cucumber-js reads it; the rule book registers that. */
const require = createRequire(import.meta.url);
const { PARAMETER_TYPES } = require('../../step-definitions/words/parameter-types/all.ts');
const {
  allowedWords,
  takesAnyWords,
} = require('../../step-definitions/words/parameter-types/allowed-words.ts');
const { wordingUses } = require('../../step-definitions/runners/readiness.ts');

/** The public face of the rule book. */
export { rules };

/** What the business calls each filing type. */
export const FILING_NAMES = Object.fromEntries(
  Object.entries(rules.FILING_WORDS).map(([name, type]) => [type, name]),
);

/** The parameter types of the phrase book and the values that each knows. */
export const PARAMETERS = PARAMETER_TYPES.map((type) => ({
  name: type.name,
  known: allowedWords(type),
  isOpen: takesAnyWords(type),
}));

const STEP_DEFINITIONS = 'step-definitions';

/** The wordings of one noun, each with its keyword, and what its file says it is about. */
const wordingsOf = (noun) => {
  const file = join(STEP_DEFINITIONS, noun, 'steps.ts');
  const source = readFileSync(file, 'utf8');
  return Object.entries(require(resolve(file))).map(([name, define]) => {
    const wordings = [];
    const listen = (keyword) => (wording) => wordings.push({ keyword, wording });
    define({ Given: listen('Given'), When: listen('When'), Then: listen('Then') });
    const [, about = ''] =
      source.match(new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export const ${name}\\b`)) ?? [];
    return { noun: noun.replaceAll('-', ' '), about: about.trim(), wordings };
  });
};

const useKey = ({ keyword, wording }) => `${keyword} ${wording}`;

/** How a wording is used: the levels at which it works, a sentence that uses it, and how often it is used. */
export const wordingUse = () => {
  const uses = new Map(wordingUses(featurePaths().flatMap(picklesOf)).map((use) => [useKey(use), use]));
  return (wording) => uses.get(useKey(wording));
};

/** The phrase book, a chapter for a noun. */
export const PHRASE_BOOK = readdirSync(STEP_DEFINITIONS)
  .filter((folder) => existsSync(join(STEP_DEFINITIONS, folder, 'driver.ts')))
  .flatMap(wordingsOf);
