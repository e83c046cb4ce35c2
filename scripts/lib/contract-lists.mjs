import { readFileSync } from 'node:fs';
import * as yaml from 'prettier/plugins/yaml';
import { format } from 'prettier/standalone';

/** The contract's document. */
export const CONTRACT = 'api/openapi.yaml';

/** Each contract, and the file of the types that it yields. */
export const CONTRACT_TYPES = [
  [CONTRACT, 'api/generated.ts'],
  ['api/open-api.yaml', 'api/open-generated.ts'],
];

const PROJECT_FORMAT = JSON.parse(readFileSync('.prettierrc.json', 'utf8'));

/** An enumeration that is written from the rule book: under a comment that names the list there. */
const MARK = '# generated from the rule book:';
const MARKED = /^( *)# generated from the rule book: (\w+)( or '')?\n *enum:\s*\[[^\]]*\]/gm;

/** The document without these enumerations: what stands in it by hand. */
export const writtenByHand = (text) => text.replace(MARKED, '$1enum: []');

/**
 * The text of the contract with the lists of the rule book as they are now, formatted like every other file.
 * @param {string} text
 * @param {Readonly<Record<string, unknown>>} lists The lists by their names, as `#rules` exports them.
 * @throws where a comment names no list, or stands before something else than an enumeration
 */
export async function withRuleBookLists(text, lists) {
  const marks = text.split(MARK).length - 1;
  let written = 0;
  const fresh = text.replace(MARKED, (_, indent, name, orEmpty = '') => {
    const list = lists[name];
    if (!Array.isArray(list))
      throw new Error(`${CONTRACT} names a list "${name}" that the rule book does not have.`);
    written += 1;
    const values = orEmpty === '' ? list : [...list, "''"];
    return `${indent}${MARK} ${name}${orEmpty}\n${indent}enum: [${values.join(', ')}]`;
  });
  if (written !== marks) {
    throw new Error(
      `${CONTRACT}: after "${MARK}" has to follow the name of a list, and on the next line its enumeration.`,
    );
  }
  return format(fresh, { ...PROJECT_FORMAT, parser: 'yaml', plugins: [yaml] });
}
