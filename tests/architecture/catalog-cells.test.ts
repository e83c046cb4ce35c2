import { catalogCells, compareWithCeiling, summarize } from '../../scripts/lib/cells.mjs';
import { requirementParts } from '../../scripts/lib/requirement-parts.mjs';

const SHARES = { id: 'W5-shares', levels: 'RB', text: 'Number of shares' };
const LOGIN = { id: 'W4-sbf', levels: 'B', text: 'An answer of 401 goes to /login' };
const QUEUE = { id: 'A8-admin', levels: 'BS', text: 'Queue rows' };
const REQUIREMENTS = [SHARES, LOGIN, QUEUE];

const PORTAL = {
  known: {
    filing: ['llc', 'dpc'],
    step: ['shares', 'filer'],
    screen: [],
    page: ['/login', '/admin/queue'],
    operation: ['pendingFilings', 'receipt'],
  },
  operationPaths: [],
};
const TOLD = [['A8-admin', 'page:/admin/queue|operation:pendingFilings']];

/** The cells of the catalog above, where these parts are registered and these cells have a passing scenario. */
const cellsOf = ({ registered = [], passed = [] }: { registered?: string[]; passed?: string[] }) =>
  catalogCells(REQUIREMENTS, {
    partsOf: requirementParts(REQUIREMENTS, PORTAL, TOLD).partsOf,
    isRegistered: (part: string) => registered.includes(part),
    isReported: (level: string) => level !== 'S',
    isPassed: (id: string, level: string) => passed.includes(`${id} ${level}`),
  });
const statusOf = (cells: ReturnType<typeof cellsOf>, id: string, level: string) =>
  cells.find((cell) => cell.id === id && cell.level === level)?.status;

it('has a cell for every level that a requirement names', () => {
  expect(cellsOf({}).map(({ id, level }) => `${id} ${level}`)).toEqual([
    'W5-shares R',
    'W5-shares B',
    'W4-sbf B',
    'A8-admin B',
    'A8-admin S',
  ]);
});

it.each([
  ['W5-shares', 'B', 'step:shares'],
  ['W4-sbf', 'B', 'page:/login'],
  ['A8-admin', 'B', 'page:/admin/queue'],
])('%s at %s is due as soon as %s is registered', (id, level, part) => {
  expect(statusOf(cellsOf({}), id, level)).toBe('notBuilt');
  expect(statusOf(cellsOf({ registered: [part] }), id, level)).toBe('missing');
  expect(statusOf(cellsOf({ registered: [part], passed: [`${id} ${level}`] }), id, level)).toBe('met');
});

it('does not call missing what was not run', () => {
  const cells = cellsOf({ registered: ['operation:pendingFilings'] });
  expect(statusOf(cells, 'A8-admin', 'S')).toBe('notRun');
  expect(summarize(cells)).toMatch(/, 1 not run$/);
});

it('excuses nothing of the rule book', () => {
  expect(statusOf(cellsOf({}), 'W5-shares', 'R')).toBe('missing');
});

it('tells what is met for what is built only', () => {
  const cells = cellsOf({ passed: ['W4-sbf B'], registered: ['step:shares'] });
  expect(summarize(cells)).toBe('1 met (1 of them in part), 2 not built, 2 missing');
});

it.each([
  ['nothing where the list is what is not built', ['W4-sbf\tB', 'W5-shares\tB'], [], []],
  ['what is not in the list', ['W4-sbf\tB'], ['W5-shares'], []],
  ['what is built by now', ['W4-sbf\tB', 'A8-admin\tB', 'W5-shares\tB'], [], ['A8-admin\tB']],
  ['what the catalog does not have', ['W4-sbf\tB', 'W5-shares\tB', 'W9-none\tB'], [], ['W9-none\tB']],
])('finds in the list of what is not built: %s', (_, ceiling, grown, done) => {
  const cells = cellsOf({ registered: ['page:/admin/queue', 'operation:pendingFilings'] });
  const found = compareWithCeiling(cells, ceiling);
  expect(found.grown.map(({ id }: { id: string }) => id)).toEqual(grown);
  expect(found.done).toEqual(done);
  expect(found.left.every((name: string) => ceiling.includes(name))).toBe(true);
});

it('refuses parts and requirements that nobody knows', () => {
  const rows = [
    ['A8-admin', 'page:/nowhere'],
    ['W9-none', 'step:shares'],
  ];
  expect(requirementParts(REQUIREMENTS, PORTAL, rows).faults).toEqual([
    'features/parts.tsv: unknown requirement W9-none',
    'features/parts.tsv: A8-admin: unknown part page:/nowhere',
  ]);
});
