import { call, put, race, select, take } from 'typed-redux-saga';
import { introStep, type FilingType, type StepName, queryFacts } from '#rules';
import { loadSanitizer } from '../../../controls/sanitize-html';
import type { RootState } from '../../../session/root-reducer';
import { waitForSession } from '../../../session/session-saga';
import { contentRequested } from './content-slice';
import { filingRestoreFailed, stepEntered } from '../draft-slice';
import { selectContent, selectIsPageOpen } from '../selectors';
import { startsFilingOnLoad } from './use-starts-filing';

type Page = ReturnType<typeof stepEntered>['payload'];

const ignore = () => undefined;

/** Fetches what an introduction needs next to its page, side by side with it. What cannot be fetched is fetched again where it is used. */
export function fetchForIntro(filingType: FilingType, step: StepName): void {
  if (step !== introStep(filingType)) return;
  loadSanitizer().catch(ignore);
}

function* until(isReached: (state: RootState) => boolean) {
  while (!isReached(yield* select((state: RootState) => state))) yield* take('*');
}

const isSettled =
  (page: Page) =>
  (state: RootState): boolean =>
    ['refused', 'asking'].includes(state.entityEntry.status) || selectIsPageOpen(state, page);

/** The text of the introduction, and what makes it safe to show. */
function* haveText() {
  yield* put(contentRequested({ name: 'intro' }));
  yield* call(loadSanitizer);
  yield* until((state) => selectContent(state).intro.status !== 'loading');
}

/**
 * Opens a page of a filing before it is drawn: its filing begins or is brought back, and the text of an introduction is there. For the
 * first page of a visit, whose heading and text came with the page: they stay until they can be drawn again at once.
 * @param address path and query
 */
export function* openPageAhead({ filingType, step }: Pick<Page, 'filingType' | 'step'>, address: string) {
  if (!(yield* waitForSession())) return;
  const [, search] = address.split('?');
  const query = queryFacts(new URLSearchParams(search));
  const page = { filingType, step, query, starts: search !== undefined && (yield* call(startsFilingOnLoad)) };
  yield* put(stepEntered(page));
  yield* race({
    settled: call(until, isSettled(page)),
    failed: take(filingRestoreFailed),
  });
  if (step === introStep(filingType)) yield* haveText();
}
