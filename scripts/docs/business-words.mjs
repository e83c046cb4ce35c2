import { columnsOf } from '../tables/sheet.mjs';
import { headingOf, nounsOf } from '../tables/vocabulary.mjs';
import { rules } from '../lib/rules.mjs';

/** The values of an input: every value by its word, or both ends. */
const domainText = ({ kind, from, to, values }, { write }) => {
  if (kind === 'flag') return 'yes, no';
  return kind === 'choice' ? write(values) : `${from} to ${to}`;
};

/** A name of the rule book that is not a word: `askToLeave`. */
const NAME = /^[a-z]+(?:[A-Z][a-z0-9]*)+$/;

const wordsOfName = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase();

const wordFor = (text, part) => {
  if (text === '') return 'none';
  const [word] = Object.entries(nounsOf(part)).find(([, value]) => value === text) ?? [];
  return word ?? (NAME.test(text) ? wordsOfName(text) : text);
};

/**
 * An outcome as it is worded for readers who do not read code; a sheet has it as it is written.
 * @param {unknown} value
 * @param {string} [part] the part of an outcome that the value is
 * @example inWords({ filingType: 'llc', step: 'intro' }) // 'filing: limited liability company; step: introduction'
 */
export const inWords = (value, part = '') => {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return wordFor(value, part);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : value.map((one) => inWords(one, part)).join(', ');
  const parts = Object.entries(value).filter(([, one]) => one !== undefined);
  return parts.length === 0
    ? 'none'
    : parts.map(([name, one]) => `${headingOf(name)}: ${inWords(one, name)}`).join('; ');
};

/** A table as `describe` has it, in the words of the vocabulary: `heading` beside the name of each input. */
export const inBusinessWords = (table) => {
  const { inputs, outcomes } = columnsOf(table);
  const described = rules.describe(table);
  return {
    ...described,
    inputs: described.inputs.map(({ name }, place) => ({
      name,
      heading: inputs[place].heading,
      values: domainText(table.inputs[name], inputs[place]),
    })),
    rows: table.rows.map((row) => ({
      cells: inputs.map(({ of, write }) => write(of(row))),
      outcome: outcomes
        .flatMap(({ key, heading, of }) => {
          const value = of(row);
          if (!key) return [inWords(value)];
          return value === undefined ? [] : [`${heading.replace('outcome: ', '')}: ${inWords(value, key)}`];
        })
        .join('; '),
    })),
  };
};
