import { FILING_TYPES, introStep } from '#rules';
import { INVARIANTS, statesOf, violationOf } from './check';
import type { Node } from './explore';
import { isAt } from './invariant';
import { forgetAnswers } from './remember';
import { rememberProblems } from './remembered-problems';
import { mayBegin, rootsOfAll } from './root';

/** MODEL_FILINGS names the only filings that are walked: those that a change can have touched. */
const { MODEL_FILINGS } = process.env;
const ROOTS = rootsOfAll(FILING_TYPES.filter((type) => MODEL_FILINGS?.split(' ').includes(type) ?? true));
let count = 0;

let forget: () => void;
beforeAll(() => {
  forget = rememberProblems();
});
afterAll(() => {
  forget();
  process.stdout.write(`${count} states of ${ROOTS.length} combinations of facts explored\n`);
});

describe.each(ROOTS.filter(mayBegin).map((root) => [root.name, root] as const))('%s', (_, root) => {
  let nodes: Node[];
  beforeAll(() => {
    nodes = statesOf(root);
    count += nodes.length;
  });
  afterAll(() => {
    nodes = [];
    forgetAnswers();
  });

  it.each(Object.entries(INVARIANTS))('%s', (__, invariant) => {
    expect(violationOf(invariant, nodes, root)).toBe('');
  });
});

it.each(ROOTS.filter((root) => !mayBegin(root)).map((root) => [root.name, root] as const))(
  '%s offers no Next on its intro',
  (_, root) => {
    // Filings in which no step is opened out of its order have few states.
    const nodes = statesOf(root, { isInOrder: true });
    count += nodes.length;
    expect(
      nodes.find(isAt(introStep(root.filingType)))?.moves.map(({ move }) => move.event?.kind),
    ).not.toContain('saved');
  },
);
