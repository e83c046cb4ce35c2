/** Words after a claim that restrict it: "Every other status", "Each step up to the review". */
const LESS = String.raw`(?!others?\b)(?!\w+ (?:up to|after|before|except|but)\b)`;

/** A name that claims to be complete without a noun: "Every status" or "Each status". All of its columns are meant. */
const CLAIM = new RegExp(`^(?:Every|Each|All) ${LESS}`);

/** A claim further on, or in the name of a rule, is about one noun: "The fee of each filing", "A filing of every kind". */
const CLAIMED = [
  new RegExp(String.raw`\b(?:every|each|all) ${LESS}(?:the )?(\w+)`, 'gi'),
  /\b(\w+) of (?:every|each|all) (?:kinds?|types?)\b/gi,
];

const singular = (noun) => noun.toLowerCase().replace(/(?<!s)s$/, '');

/** The nouns that a name claims to have all values of. */
const claimedNouns = (name) =>
  CLAIMED.flatMap((claim) => [...name.matchAll(claim)].map(([, noun]) => singular(noun)));

/** A value as the phrase book knows it: "a reinstatement" is the reinstatement. */
const bare = (cell) => cell.replace(/^(?:an?|the) /, '');

/** The values of each column under several headers, empty cells apart. */
function columnsOf(blocks) {
  const columns = new Map();
  for (const { header, rows } of blocks)
    header.forEach((column, place) => {
      const values = columns.get(column) ?? new Set();
      for (const { cells } of rows) if (cells[place]) values.add(bare(cells[place]));
      columns.set(column, values);
    });
  return columns;
}

/** The smallest enumeration that knows all the values, where they are half of it at least: fewer are examples of something else. */
function enumerationOf(values, enumerations) {
  const [smallest = []] = enumerations
    .filter((known) => [...values].every((value) => known.includes(value)))
    .sort((one, other) => one.length - other.length);
  return values.size * 2 >= smallest.length ? smallest : [];
}

/** The values that these blocks lack in the columns in question. */
const lacking = (blocks, enumerations, isMeant = () => true) =>
  [...columnsOf(blocks)].flatMap(([column, values]) => {
    if (!isMeant(column)) return [];
    const missing = enumerationOf(values, enumerations).filter((value) => !values.has(value));
    return missing.map((value) => ({ column, value }));
  });

const named = (name, blocks, enumerations) => {
  const nouns = claimedNouns(name);
  return nouns.length === 0
    ? []
    : lacking(blocks, enumerations, (column) => nouns.includes(singular(column.split(' ').at(-1) ?? '')));
};

/**
 * The values that an outline lacks although it claims to be complete, by the name of the scenario (all of its examples) or of one block of
 * examples.
 * @param enumerations the values of each noun of the phrase book
 */
export const missingValues = ({ name, line, examples }, enumerations) => [
  ...(CLAIM.test(name) ? lacking(examples, enumerations) : named(name, examples, enumerations)).map(
    (found) => ({ line, claim: name, ...found }),
  ),
  ...examples.flatMap((block) =>
    (CLAIM.test(block.name) ? lacking([block], enumerations) : named(block.name, [block], enumerations)).map(
      (found) => ({ line: block.line, claim: block.name, ...found }),
    ),
  ),
];

/** The values of the noun in a rule's name that all outlines of the rule together lack. */
export const missingValuesOfRule = ({ name, line }, scenarios, enumerations) =>
  named(
    name,
    scenarios.flatMap(({ examples }) => examples),
    enumerations,
  ).map((found) => ({ line, claim: name, ...found }));

export const claimsToBeComplete = ({ name, rule, examples }) =>
  [name, rule?.name ?? '', ...examples.map((block) => block.name)].some(
    (each) => claimedNouns(each).length > 0,
  );
