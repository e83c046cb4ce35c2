/** Words that mean the same to an analyst; the first of each stands for all. */
const SAME: readonly (readonly string[])[] = [
  ['number', 'count', 'amount', 'quantity', 'total'],
  ['address', 'location', 'place'],
  ['company', 'business', 'entity', 'organization', 'firm', 'corporation'],
  ['filer', 'submitter', 'customer', 'user', 'applicant'],
  ['step', 'screen', 'page'],
  ['problem', 'error', 'mistake', 'fault'],
  ['agent', 'representative'],
  ['administrator', 'staff', 'admin', 'officer', 'clerk', 'reviewer'],
  ['fee', 'price', 'cost', 'charge'],
  ['phone', 'telephone', 'mobile', 'cell'],
  ['email', 'mail', 'e-mail'],
  ['zip', 'postal', 'postcode'],
  ['date', 'day'],
  ['delete', 'remove', 'removal', 'erase'],
  ['person', 'people', 'individual', 'human'],
  ['attachment', 'file', 'upload', 'enclosure'],
  ['name', 'title'],
  ['change', 'amendment', 'amend', 'update', 'edit'],
  ['passcode', 'code', 'pin'],
  ['notice', 'notification', 'alert', 'message'],
  ['queue', 'worklist', 'list'],
  ['cure', 'delinquency'],
  ['state', 'status', 'standing'],
  ['continue', 'proceed', 'advance', 'press', 'go', 'click', 'next'],
  ['enter', 'type', 'write', 'fill', 'input'],
  ['choose', 'select', 'pick'],
  ['tell', 'told', 'say', 'show', 'shown', 'read', 'display', 'displayed', 'see'],
  ['cancel', 'abort', 'quit'],
  ['free', 'available'],
];
/** Words without a meaning of their own. */
const EMPTY = new Set(['a', 'an', 'the', 'of', 'for', 'to', 'in', 'on', 'and', 'or', 'that', 'with']);

/** A word without the ending of a plural or a possessive. */
const stem = (word: string): string =>
  word
    .replace(/'s?$/, '')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1');

const MEANINGS = new Map(
  SAME.flatMap(([first = '', ...others]) => others.map((word) => [stem(word), first])),
);

const meaningOf = (word: string): string => {
  const own = stem(word.toLowerCase());
  return MEANINGS.get(own) ?? own;
};

/** Whether two words mean the same. */
export const haveSameMeaning = (one: string, other: string): boolean => meaningOf(one) === meaningOf(other);

/** Whether a word has no meaning of its own, such as an article. */
export const isStopWord = (word: string): boolean => EMPTY.has(word.toLowerCase());

/** The meanings of the words of a text, each once. */
const meanings = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z0-9'-]+/g) ?? []).filter((word) => !isStopWord(word)).map(meaningOf),
  );

/**
 * How far two nouns are apart by what their words mean, from 0 (the same) to 1 (nothing in common).
 * @example meaningDistance('number of shares', 'share count') // 0
 */
export const meaningDistance = (one: string, other: string): number => {
  const [left, right] = [meanings(one), meanings(other)];
  const shared = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - shared;
  return all === 0 ? 1 : 1 - shared / all;
};

/**
 * Whether a text is what the words of a noun are shortened to.
 * @example isAbbreviationOf('LLC', 'limited liability company') // true
 */
export const isAbbreviationOf = (text: string, noun: string): boolean =>
  text.length > 1 &&
  text.toLowerCase() ===
    noun
      .split(' ')
      .map((word) => word.charAt(0).toLowerCase())
      .join('');
