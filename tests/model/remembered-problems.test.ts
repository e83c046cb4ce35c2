import { filingProblems } from '#rules';
import { statesOf } from './check';
import { forgetAnswers, NOW } from './remember';
import { rememberProblems } from './remembered-problems';
import { mayBegin, rootsOfAll } from './root';

/** Filings of the model here and there, of types small enough; all of them would take minutes. */
const EACH = 100;

it.each(
  rootsOfAll(['report', 'amend', 'chgra', 'dc55'])
    .filter(mayBegin)
    .map((root) => [root.name, root] as const),
)('what is remembered of %s is what the rules say', (_, root) => {
  const forget = rememberProblems();
  forgetAnswers();
  const filings = statesOf(root).map(({ state }) => state.filing);
  const chosen = filings.filter((__, place) => place % EACH === EACH - 1).slice(0, 8);
  const remembered = chosen.map((filing) => filingProblems(filing, NOW));
  forget();
  expect(remembered).toEqual(chosen.map((filing) => filingProblems(filing, NOW)));
});
