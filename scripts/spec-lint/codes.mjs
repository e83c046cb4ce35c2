import { rules } from '../lib/rules.mjs';

const { ENTITY_TYPE_WORDS, OTHER_TRANSACTION_WORDS, STATUS_WORDS, TRANSACTION_WORDS } = rules;

/** The word of each code of a transaction, a type of entity or a status. */
const WORD_OF = new Map(
  [ENTITY_TYPE_WORDS, STATUS_WORDS, TRANSACTION_WORDS, OTHER_TRANSACTION_WORDS].flatMap((words) =>
    Object.entries(words).map(([word, code]) => [code, word]),
  ),
);

/** Addresses have the codes by contract; in brackets they only explain a word. */
const ALLOWED = /\S*[/?=&]\S*|\([A-Z][A-Z0-9_]*\)/g;

/** The codes in a text that stand in the place of a word, each with the word. */
export const bareCodes = (text) =>
  [...text.replace(ALLOWED, ' ').matchAll(/\b[A-Z][A-Z0-9_]+\b/g)]
    .filter(([code]) => WORD_OF.has(code))
    .map(([code]) => `"${code}": say "${WORD_OF.get(code)}"`);
