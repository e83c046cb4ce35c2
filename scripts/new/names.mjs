import ts from 'typescript';
import { Refusal } from './refusal.mjs';

/** Refuses what cannot be part of an address and a word of the code at once. */
export function checkSegment(name) {
  const isWord = ts.identifierToKeywordKind?.(ts.factory.createIdentifier(name)) === undefined;
  if (/^[a-z][a-z0-9]*$/.test(name) && isWord) return;
  throw new Refusal(
    `--name "${name}" is to be a part of an address: lower-case letters and digits, a letter first, and no word of TypeScript.`,
  );
}

/** Refuses a name that somebody has already. */
export function checkFree(option, value, taken) {
  if (taken.includes(value))
    throw new Refusal(`${option} "${value}" is taken. Taken are: ${taken.join(', ')}.`);
}

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
export const small = (text) => text.charAt(0).toLowerCase() + text.slice(1);

/** "statement of dissolution" as the title of a form: "Statement of Dissolution". */
export const titleCase = (words) =>
  words.replace(/\b(?!(?:of|for|the|an?|and|or|in|to)\b)[a-z]/g, (letter) => letter.toUpperCase());

/** "a statement of dissolution" */
export const withArticle = (words) => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

/** Counts in words, as the names of rules have them. */
export const counted = (count) =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'][
    count
  ] ?? String(count);

/** A text as TypeScript has it; prettier turns the marks as the project has them. */
export const quoted = (text) => JSON.stringify(text);
