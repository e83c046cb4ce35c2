import fc from 'fast-check';
import * as book from '#rules';
import type { FormRules } from '#rules';
import type { Form, ListRow, Row, RowNode } from '../../rules/constraints/row';
import { isBranch } from '../../rules/constraints/row';
import { DELAYED } from '../../step-definitions/samples/revocation';

type AnyRow = Row<never>;

const isForm = (value: unknown): value is FormRules<unknown> =>
  typeof value === 'object' && value !== null && 'form' in value && 'problems' in value;

/** Every form of the rule book, by the name that it is exported under: a new one is taken in without a word here. */
export const ALL_FORMS: readonly (readonly [string, FormRules<unknown>])[] = Object.entries(book).flatMap(
  ([name, value]) => (isForm(value) ? [[name, value] as const] : []),
);

/** Texts of which the rows take some: codes, names, numbers, dates, addresses. */
const ORDINARY: readonly string[] = [
  '',
  DELAYED.document,
  'Y',
  'N',
  'I',
  'O',
  'D',
  'P',
  'MBR',
  'MGR',
  'FRMINDV',
  'FRMENT',
  'FRMTRST',
  'FRMSTA',
  'FRMEST',
  'AFFIDAVIT',
  'PHOTO_ID',
  'US',
  'CO',
  'WY',
  'FR',
  'Jr',
  'Ada',
  'Lindqvist',
  'Cedar Bluff LLC',
  '1700 Broadway',
  'PO Box 12',
  'Denver',
  '80290',
  'ada@example.com',
  'Ada@Example.com',
  '303',
  '555',
  '0100',
  '3035550100',
  '1',
  '3',
  '1,000',
  '007',
  '2,000,000,000',
  '2,000,000,001',
  '11/02/2026',
  '12/01/2026',
  '2026-12-01T09:00:00Z',
  'keep',
  '02/18/2027',
  '02/19/2027',
  '11:59 pm',
  '13:00 pm',
  '921234567',
  '92-123-4567',
  '12345678',
  'A sentence.',
  'Two\nlines',
  'Café',
  'x',
  'list',
  'add',
  'Brook7Stone',
  '20101000002',
  'staff',
  'secureFiling',
  'userId',
  'entityId',
  'llc',
  'dpc',
  '4F7K-22QX-90BD-M3TA',
  'K7QW-D9XM-2345',
];

/** Lengths around both limits. */
const atLimits = ({ minLength = 0, maxLength = 30 }: AnyRow['field']): fc.Arbitrary<string> =>
  fc
    .constantFrom(minLength - 1, minLength, minLength + 1, maxLength - 1, maxLength, maxLength + 1)
    .map((length) => 'a'.repeat(Math.max(0, length)));

const mostly = <T>(usual: T, other: T): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 6 }, { arbitrary: fc.constant(other), weight: 1 });

const padded = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom('', '', '', ' ', '\t ', '\u00a0'), text, fc.constantFrom('', '', '', '  ', '\n'))
    .map((parts) => parts.join(''));

/** Typed by hand, and not chosen among answers that the contract lists. */
const isTyped = ({ field, checks }: AnyRow): boolean =>
  'minLength' in field || checks.every((check) => check('1,000') === null);

const fieldValues = (row: AnyRow): fc.Arbitrary<unknown> => {
  if (typeof row.blank === 'boolean') return mostly(true, false);
  const taken = ORDINARY.filter((text) => row.checks.every((check) => check(row.tidy(text)) === null));
  const drawn = fc.oneof(
    { arbitrary: fc.constantFrom(...(taken.length ? taken : ORDINARY)), weight: 12 },
    { arbitrary: fc.constantFrom('', ...ORDINARY), weight: 1 },
    { arbitrary: atLimits(row.field), weight: 2 },
  );
  return isTyped(row) ? padded(drawn) : fc.constantFrom(...(taken.length ? taken : ORDINARY), '');
};

const nodeValues = (node: RowNode): fc.Arbitrary<unknown> => {
  if (isBranch(node)) return treeValues(node);
  switch (node.kind) {
    case 'group':
      return treeValues(node.rows);
    case 'list':
      return listValues(node);
    case 'field':
      return fieldValues(node);
  }
};

/** Values that a form needs in addition to its rows, without which none of its states is valid. */
const besideRows = (rows: Form['rows']): Record<string, fc.Arbitrary<unknown>> => ({
  ...('address1' in rows && { accepted: mostly(true, false), postofficeBox: fc.constant(false) }),
  ...('orgName' in rows && !('nameTyp' in rows) && { nameTyp: fc.constantFrom('I', 'O') }),
});

const FILE = fc.record({
  key: fc.constantFrom('1', '2', '3'),
  fileName: fc.constantFrom('articles.pdf', 'scan.TIFF', 'notes.txt', 'a.exe', 'ré.pdf'),
  mimeType: fc.constantFrom('application/pdf', '', 'text/html'),
  size: fc.constantFrom(1, 1000, 5 * 1024 * 1024, 10 * 1024 * 1024 + 1, 0),
});

/** Most addresses are at home, and an agent's has to be. */
const homeState = (node: RowNode): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: fc.constant('CO'), weight: 5 }, { arbitrary: nodeValues(node), weight: 1 });

const listValues = ({ item, field }: ListRow): fc.Arbitrary<unknown[]> => {
  const own = valuesOf(item);
  const items = field.label.startsWith('Files')
    ? fc.tuple(FILE, own).map((parts) => Object.assign({}, ...parts))
    : own;
  return fc.array(items, { maxLength: 3 });
};

const RETYPED: Readonly<Record<string, string>> = {
  verifyEmail: 'email',
  verifyText: 'text',
  retypedPassword: 'newPassword',
};

/** Now and then the second box holds what the first one does, and a telephone number has its ten digits. */
const retyped = (values: Record<string, unknown>): Record<string, unknown> => {
  const copies = Object.entries(RETYPED).filter(([copy, from]) => copy in values && from in values);
  return { ...values, ...Object.fromEntries(copies.map(([copy, from]) => [copy, values[from]])) };
};

/** What is drawn for fields of these names, in place of any text. */
const BY_KEY: Readonly<Record<string, (node: RowNode) => fc.Arbitrary<unknown>>> = {
  state: homeState,
  channel: () => fc.constantFrom('email', 'text', 'letter', ''),
};

const treeValues = (rows: Form['rows']): fc.Arbitrary<Record<string, unknown>> => {
  const nodes = Object.entries(rows).map(([key, node]) => [key, (BY_KEY[key] ?? nodeValues)(node)]);
  const drawn = fc.record({ ...besideRows(rows), ...Object.fromEntries(nodes) }) as fc.Arbitrary<
    Record<string, unknown>
  >;
  return 'area' in rows
    ? fc.oneof(drawn, fc.constant({ area: '303', exchange: '555', line: '0100' }))
    : fc.tuple(drawn, mostly(true, false)).map(([values, isAlike]) => (isAlike ? retyped(values) : values));
};

/** Values of a form as people fill it in: mostly in order, now and then empty, at a limit, padded or wrong. */
export const valuesOf = ({ rows }: Pick<Form, 'rows'>): fc.Arbitrary<Record<string, unknown>> =>
  treeValues(rows);

/** Whether every text of a form is trimmed: passwords are taken as they are typed. */
export const isTrimmed = ({ rows }: Pick<Form, 'rows'>): boolean =>
  Object.values(rows).every((node) => {
    if (isBranch(node)) return isTrimmed({ rows: node });
    if (node.kind === 'group') return isTrimmed(node);
    if (node.kind === 'list') return isTrimmed(node.item);
    return node.tidy(' a ') === 'a' || typeof node.blank === 'boolean';
  });
