import { readFileSync } from 'node:fs';

/**
 * A template of `scripts/new/` with words in capitals filled in; what stands in double braces, a line for each field.
 * @param {Record<string, string>} words
 * @param {readonly Record<string, string>[]} fields
 */
export function fill(text, words, fields = []) {
  const withWords = (part, own) =>
    Object.entries(own).reduce((filled, [name, value]) => filled.replaceAll(name, () => value), part);
  return withWords(
    text.replace(/^( *)\{\{(.*)\}\}/gm, (_, indent, part) =>
      fields.map((field) => `${indent}${withWords(part, field)}`).join('\n'),
    ),
    words,
  );
}

export const template = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
