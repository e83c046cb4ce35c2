/**
 * Amounts in words in the name of a rule ("ten digits", "five years", "fifty dollars"), and what its scenarios show of such an amount.
 * What a scenario shows depends on the unit: years lie between two dates, digits are counted.
 */
const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The value of each word for a number. */
const NUMBER_WORDS = new Map([
  ...SMALL.map((word, value) => [word, value]),
  ...TENS.map((word, tens) => [word, 10 * (tens + 2)]),
  ['hundred', 100],
  ['thousand', 1000],
]);

const DATE = /\b(?:(\d{2})\/(\d{2})\/(\d{4})|(\d{4})-(\d{2})-(\d{2}))\b/g;
const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;
const FILLED = /\[(\d+) [^\]]*\]/g;
const MONEY = /\$(\d[\d,]*(?:\.\d\d)?)/g;

const monthsOf = (text) =>
  [...text.matchAll(DATE)].map(
    ([, month, , year, isoYear, isoMonth]) => 12 * Number(year ?? isoYear) + Number(month ?? isoMonth),
  );
const amounts = (text, pattern) =>
  [...text.matchAll(pattern)].map(([, value]) => Number(value.replace(/,/g, '')));
const differences = (values) => values.flatMap((one) => values.map((other) => one - other));
const numbersIn = (text) => (text.match(NUMBER) ?? []).map((found) => Number(found.replaceAll(',', '')));
const filled = (value) => value.replace(FILLED, (_, count) => 'x'.repeat(Number(count)));
const wordsIn = (text) => (text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => NUMBER_WORDS.get(word));
const lengthsOf = (values) => values.map((value) => filled(value).replace(/[^\p{L}\p{N}]/gu, '').length);

/** Each unit, and the amounts of it that are shown by `lines` (a row with what is given to all of them), `values` (cells, and what is quoted) and `tables` (rows of a step). */
const UNITS = [
  { unit: 'digits?|characters?|letters?', shown: ({ values }) => lengthsOf(values) },
  { unit: 'columns?', shown: ({ tables }) => tables.map((rows) => rows.length - 1) },
  { unit: 'steps?', shown: ({ lines }) => amounts(lines.join(' '), /(\d+) steps?\b/g) },
  {
    unit: 'files|attachments|filings|entries|passwords|numbers',
    shown: ({ lines }) => [...lines.flatMap(numbersIn), ...lines.flatMap(wordsIn)],
  },
  { unit: 'seconds?', shown: ({ lines }) => lines.flatMap(numbersIn) },
  {
    unit: 'minutes?',
    shown: ({ lines }) => lines.flatMap(numbersIn).flatMap((seconds) => [seconds, seconds / 60]),
  },
  { unit: 'months?', shown: ({ lines }) => lines.flatMap((line) => differences(monthsOf(line))) },
  {
    unit: 'years?',
    shown: ({ lines }) => lines.flatMap((line) => differences(monthsOf(line)).map((months) => months / 12)),
  },
  { unit: 'dollars?', shown: ({ lines }) => differences(amounts(lines.join(' '), MONEY)) },
];

const WORD = [...NUMBER_WORDS.keys()].join('|');
/** "Five or nine digits" are two amounts of one unit; "nine numbered steps" has a word between. */
const amountPattern = (unit) =>
  new RegExp(`\\b(${WORD})(?: or (${WORD}))?(?: numbered| private| wrong)? (?:${unit})\\b`, 'g');

/** What the scenarios of a rule show, by unit. */
function shownBy(scenarios) {
  const rows = scenarios.flatMap(({ examples }) =>
    examples.flatMap((block) => block.rows.map(({ cells }) => cells)),
  );
  const steps = scenarios.flatMap((scenario) => scenario.steps);
  const quoted = steps.flatMap(({ text }) => [...text.matchAll(/"([^"]*)"/g)].map(([, value]) => value));
  return {
    lines: scenarios.flatMap((scenario) => {
      const shared = scenario.steps
        .map(({ text, table = [], docString = '' }) => [text, docString, ...table.flat()].join(' '))
        .join(' ');
      const own = scenario.examples.flatMap((block) => block.rows.map(({ cells }) => cells.join(' ')));
      return own.length > 0 ? own.map((row) => `${shared} ${row}`) : [shared];
    }),
    values: [...rows.flat(), ...quoted],
    tables: steps.flatMap(({ table }) => (table ? [table] : [])),
  };
}

/** Amounts in words of a rule's name that none of its scenarios shows, as "5 years". */
export function unshownAmounts(name, scenarios) {
  const shown = shownBy(scenarios);
  return UNITS.flatMap(({ unit, shown: amountsOf }) => {
    const known = new Set(amountsOf(shown));
    const isShown = (word, amount) =>
      known.has(NUMBER_WORDS.get(word)) || shown.lines.some((line) => line.toLowerCase().includes(amount));
    return [...name.toLowerCase().matchAll(amountPattern(unit))].flatMap(([said, ...words]) =>
      words
        .filter(Boolean)
        .map((word) => [word, `${word} ${said.split(' ').at(-1)}`])
        .filter(([word, amount]) => !isShown(word, amount))
        .map(([, amount]) => amount),
    );
  });
}
