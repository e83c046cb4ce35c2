import { ENTITY_TYPE_WORDS, OTHER_TRANSACTION_WORDS, STATUS_WORDS, TRANSACTION_WORDS } from '#rules';
import { lookUp } from './look-up';

/** Types of entities, also of such as this portal has no forms for. */
export const ANY_TYPE_WORDS: Readonly<Record<string, string>> = {
  ...ENTITY_TYPE_WORDS,
  'foreign limited liability company': 'FLLC',
  'trade name': 'TRDNM',
};

/** Statuses of entities, also of such as the rules do not know. */
export const ANY_STATUS_WORDS: Readonly<Record<string, string>> = {
  ...STATUS_WORDS,
  'in a status of later years': 'NEW',
};

/** Transactions, also of such as this portal has no forms for. */
export const ANY_TRANSACTION_WORDS: Readonly<Record<string, string>> = {
  ...TRANSACTION_WORDS,
  ...OTHER_TRANSACTION_WORDS,
  'form that nobody knows': 'NO_SUCH',
  'form whose code begins like that of a conversion': 'CONV_DF',
  'conversion with its code in small letters': 'conv_df_rec',
  'amendment that this portal does not have': '',
};

/** The words of a list, each looked up; none of an empty text. */
export const lookUpAll = <V>(kind: string, known: Readonly<Record<string, V>>, text: string): V[] =>
  text === '' ? [] : text.split(', ').map((word) => lookUp(kind, known, word));

/**
 * The word of a value.
 * @throws Error where there is none: a code in its place would compare with no cell of a feature
 */
export const wordOf = (known: Readonly<Record<string, string>>, value: string): string => {
  const word = Object.keys(known).find((one) => known[one] === value);
  if (word === undefined) throw new Error(`The phrase book has no word for "${value}".`);
  return word;
};
