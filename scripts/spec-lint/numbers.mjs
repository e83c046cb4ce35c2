/** Sections of a law and articles of it are names, not limits. */
const NAMES = /\b\d+-\d+-\d+(?:\.\d+)?\b|\bArticle \d+\b|\b[A-Z]+\d+\b/g;
const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;
const DATE = /\b(\d{2})\/(\d{2})\/(\d{4})\b/g;
const DAY = 24 * 60 * 60 * 1000;

/** The numbers that a text names in digits, without the commas of thousands. */
const digitsIn = (text) =>
  (text.replace(NAMES, '').match(NUMBER) ?? []).map((found) => found.replaceAll(',', ''));

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/**
 * A number in words is a limit only where a word says so; elsewhere it only counts things ("the two names"). "At least one" says that it is
 * needed.
 */
const LIMIT = new RegExp(
  `\\b(?:at most|at least|exactly|within|up to|no more than) (${WORDS.slice(2).join('|')})\\b`,
  'gi',
);

/** The numbers that a text names as limits, in words. */
const limitsIn = (text) =>
  [...text.matchAll(LIMIT)].map(([, word]) => String(WORDS.indexOf(word.toLowerCase())));

/** The numbers that a text shows in words, whatever it says of them. */
const wordsIn = (text) =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) =>
    WORDS.includes(word) ? [String(WORDS.indexOf(word))] : [],
  );

/** Days between the dates of one row or step: a limit of days is shown by two dates. */
function distancesIn(text) {
  const days = [...text.matchAll(DATE)].map(([, month, day, year]) => Date.UTC(year, month - 1, day) / DAY);
  return days.flatMap((one) => days.map((other) => String(Math.abs(one - other))));
}

const textsOf = ({ steps, examples }) => [
  ...steps.flatMap(({ text, table = [], docString = '' }) => [
    text,
    docString,
    ...table.map((cells) => cells.join(' | ')),
  ]),
  ...examples.flatMap(({ header, rows }) => [
    header.join(' | '),
    ...rows.map(({ cells }) => cells.join(' | ')),
  ]),
];

/** A date that all rows share is in a step, the other one in the row. */
const rowsWithSteps = ({ steps, examples }) => {
  const shared = steps.map(({ text }) => text).join(' ');
  return [shared, ...examples.flatMap(({ rows }) => rows.map(({ cells }) => `${shared} ${cells.join(' ')}`))];
};

const RANGE = /\b(\d[\d,]*) to (\d[\d,]*)\b/g;
const FILLED = /\[(\d+) [^\]]*\]/g;

/** The last number on either side of a range that is outside of it: for "3 to 25" these are 2 and 26; nothing is less than one. */
const besides = (name) =>
  [...name.replace(NAMES, '').matchAll(RANGE)].flatMap(([, from, to]) => {
    const [least, most] = [from, to].map((number) => Number(number.replaceAll(',', '')));
    return [...(least > 1 ? [least - 1] : []), most + 1].map(String);
  });

/** How long the examples are when their placeholders are filled in. */
const lengthsIn = ({ examples }) =>
  examples.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) =>
      cells.map((cell) => String(cell.replace(FILLED, (_, count) => '.'.repeat(Number(count))).length)),
    ),
  );

/** Numbers next to a range of a rule's name that none of its scenarios shows, as a number or as a length: the limit is not proved there. */
export function unshownBounds(name, scenarios) {
  const shown = new Set(
    scenarios.flatMap((scenario) => [...textsOf(scenario).flatMap(digitsIn), ...lengthsIn(scenario)]),
  );
  return besides(name).filter((number) => !shown.has(number));
}

/** Numbers in digits, and limits in words, in a rule's name that none of its scenarios shows: the name, or the rows, were changed alone. */
export function unshownNumbers(name, scenarios) {
  const shown = new Set(
    scenarios.flatMap((scenario) => [
      ...textsOf(scenario).flatMap((text) => [...digitsIn(text), ...wordsIn(text)]),
      ...rowsWithSteps(scenario).flatMap(distancesIn),
    ]),
  );
  return [...new Set([...digitsIn(name), ...limitsIn(name)])].filter((number) => !shown.has(number));
}
