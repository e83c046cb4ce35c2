/** A value as FEEL, the expression language of DMN: an object is a context. */
export const feelValue = (value) => {
  if (value === undefined || value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(feelValue).join(', ')}]`;
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return `{${entries.map(([name, entry]) => `${JSON.stringify(name)}: ${feelValue(entry)}`).join(', ')}}`;
};

const TYPES = { choice: 'string', flag: 'boolean', number: 'number', day: 'date' };

/** The DMN type of an input. */
export const feelType = ({ kind }) => TYPES[kind];

/** A fact of a domain as FEEL. */
const fact = (value, { kind }) => (kind === 'day' ? `date("${value}")` : feelValue(value));

const test = (piece, domain) => {
  if (typeof piece !== 'object') return fact(piece, domain);
  const { from, to } = piece;
  if (from === undefined) return to === undefined ? '-' : `<= ${fact(to, domain)}`;
  return to === undefined ? `>= ${fact(from, domain)}` : `[${fact(from, domain)}..${fact(to, domain)}]`;
};

const tests = (cell, domain) =>
  [cell]
    .flat()
    .map((piece) => test(piece, domain))
    .join(', ');

/** A cell as a FEEL unary test; a dash is any value. */
export const feelTest = (cell, domain) => {
  if (cell === undefined) return '-';
  return typeof cell === 'object' && 'except' in cell
    ? `not(${tests(cell.except, domain)})`
    : tests(cell, domain);
};

/** The values of an input, as the unary test of its clause. */
export const feelDomain = (domain) => {
  if (domain.kind === 'choice') return tests(domain.values, domain);
  return domain.kind === 'flag' ? 'true, false' : test(domain, domain);
};
