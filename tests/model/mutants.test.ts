import type { FilingType } from '#rules';
import { FILING_TYPES } from '#rules';
import type * as FlowTable from '../../rules/flows/flow-table';
import type { FlowRow } from '../../rules/flows/flow-row';
import { INVARIANTS, statesOf, violationOf } from './check';
import type { Node } from './explore';
import { explore } from './explore';
import { FLOW_INVARIANTS } from './flow-invariants';
import type { Invariant } from './invariant';
import type { Move } from './moves';
import { forgetAnswers } from './remember';
import { rememberProblems } from './remembered-problems';
import type { Root } from './root';
import { mayBegin, rootsOfAll } from './root';
import { initialState } from './state';

/** The flow table with its rows in our hands: the rules read it again each time. */
type Mutable = typeof FlowTable & { useRows(rows: readonly FlowRow[]): void };

jest.mock('../../rules/flows/flow-table', () => {
  const real = jest.requireActual<typeof FlowTable>('../../rules/flows/flow-table');
  let rows = real.FLOW_ROWS;
  let table = real.FLOW_TABLE;
  return {
    get FLOW_ROWS() {
      return rows;
    },
    get FLOW_TABLE() {
      return table;
    },
    useRows(changed: readonly FlowRow[]) {
      rows = changed;
      const tableRows = changed.map((row) => ({
        when: { filingType: row.filingType, ...row.when },
        then: row,
      }));
      table = { ...real.FLOW_TABLE, rows: tableRows };
    },
  };
});
const { useRows } = jest.requireMock<Mutable>('../../rules/flows/flow-table');
const { FLOW_ROWS } = jest.requireActual<typeof FlowTable>('../../rules/flows/flow-table');

/** A change of one row of one filing's flow, and what it is called. */
interface Mutant {
  name: string;
  rows: readonly FlowRow[];
}

/** Every row with its filing alone, so that a change of it leaves other filings as they are. */
const rowsOf = (type: FilingType): FlowRow[] => FLOW_ROWS.filter(({ filingType }) => filingType === type);

const mutantsOf = (type: FilingType): Mutant[] =>
  rowsOf(type).flatMap((row, place, rows) => {
    const next = rows[place + 1];
    const numbered = (number: number) => ({
      name: `${row.step} numbered ${number}`,
      rows: rows.with(place, { ...row, number }),
    });
    return [
      { name: `without ${row.step}`, rows: rows.toSpliced(place, 1) },
      { name: `${row.step} twice`, rows: rows.toSpliced(place, 0, { ...row }) },
      ...(next
        ? [{ name: `${next.step} before ${row.step}`, rows: rows.with(place, next).with(place + 1, row) }]
        : []),
      ...(row.number === null ? [numbered(1)] : [numbered(row.number + 1), numbered(row.number - 1)]),
    ];
  });

/** Under the check all rows of a flow are live. */
const rootOf = (type: FilingType): Root => {
  const roots = rootsOfAll([type]).filter(mayBegin);
  return roots.find(({ adminFraudCheck }) => adminFraudCheck) ?? roots[0]!;
};

/** The states that differ in nothing but the flow: what holds of the flow alone needs no more of them. */
const flowsOf = (root: Root): Node[] => {
  const answered = (answer: 'Y' | 'N'): Move => {
    const { filing, ...state } = initialState(root);
    const additionalInfoValues = { ...filing.additionalInfoValues, additionalInfoAttachmentRadio: answer };
    return { does: `answers ${answer}`, to: { ...state, filing: { ...filing, additionalInfoValues } } };
  };
  return explore(initialState(root), () => [answered('Y'), answered('N')]);
};

const firstOf = (
  invariants: Readonly<Record<string, Invariant>>,
  nodes: readonly Node[],
  root: Root,
): string | undefined =>
  Object.values(invariants)
    .map((invariant) => violationOf(invariant, nodes, root))
    .find((violation) => violation !== '');

/** The violations that the invariants find in a flow with these rows. */
const found = (type: FilingType, rows: readonly FlowRow[]): string => {
  useRows(rows);
  forgetAnswers();
  const root = rootOf(type);
  const wrongFlow = firstOf(FLOW_INVARIANTS, flowsOf(root), root);
  return wrongFlow ?? firstOf(INVARIANTS, statesOf(root, { isInOrder: true }), root) ?? '';
};

let forget: () => void;
beforeAll(() => {
  forget = rememberProblems();
});
afterAll(() => forget());

describe.each(FILING_TYPES)('the checker of %s', (type) => {
  it('finds no violation in the unchanged flow', () => {
    expect(found(type, rowsOf(type))).toBe('');
  });

  it('finds every row that is deleted, doubled, put elsewhere or numbered wrongly', () => {
    const missed = mutantsOf(type).filter(({ rows }) => found(type, rows) === '');
    expect(missed.map(({ name }) => name)).toEqual([]);
  });
});

it('prints the shortest path to what is wrong', () => {
  const rows = rowsOf('chgpoa').filter(({ step }) => step !== 'attachments');
  expect(found('chgpoa', rows)).toMatchInlineSnapshot(`
   "additionalinfo leads to effectivedate, not to attachments:
     1. comes to the forms                       -> forms
     2. answers Y                                -> forms"
  `);
});
