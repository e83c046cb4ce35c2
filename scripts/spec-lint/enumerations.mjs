/** A name that claims to be complete: "Every status" or "Each status", but not "Every other status" or "Each step up to the review". */
const CLAIM = /^(?:Every|Each|All) (?!others?\b)(?!\w+ (?:up to|after|before|except|but)\b)/;

/** The values of each column under several headers, empty cells apart. */
function columnsOf(blocks) {
  const columns = new Map();
  for (const { header, rows } of blocks)
    header.forEach((column, place) => {
      const values = columns.get(column) ?? new Set();
      for (const { cells } of rows) if (cells[place]) values.add(cells[place]);
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

const lacking = (blocks, enumerations) =>
  [...columnsOf(blocks)].flatMap(([column, values]) => {
    const missing = enumerationOf(values, enumerations).filter((value) => !values.has(value));
    return missing.map((value) => ({ column, value }));
  });

/**
 * What an outline lacks that claims to be complete, by the name of the scenario (all of its examples) or of one block of examples.
 * @param enumerations the values of each noun of the phrase book
 */
export const lackingValues = ({ name, line, examples }, enumerations) => [
  ...(CLAIM.test(name)
    ? lacking(examples, enumerations).map((found) => ({ line, claim: name, ...found }))
    : []),
  ...examples
    .filter((block) => CLAIM.test(block.name))
    .flatMap((block) =>
      lacking([block], enumerations).map((found) => ({ line: block.line, claim: block.name, ...found })),
    ),
];

export const claimsToBeComplete = ({ name, examples }) =>
  [name, ...examples.map((block) => block.name)].some((each) => CLAIM.test(each));
