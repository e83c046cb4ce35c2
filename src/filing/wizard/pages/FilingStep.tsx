import { lazy, Suspense, useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  isPageWithKeptInput,
  nextStep,
  type FilingType,
  type StepName,
  type RuleContext,
  queryFacts,
} from '#rules';
import { Alert } from '../../../controls/alerts/Alert';
import type { LazyPage } from '../../../controls/loading/lazy-page';
import { Loading } from '../../../controls/loading/Loading';
import { AnnouncingAreaContext } from '../../../forms/use-page-title';
import { RuleContextSource } from '../../../forms/rule-context';
import { LeaveGuard } from '../../../session/navigation/LeaveGuard';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { stepEntered } from '../draft-slice';
import {
  useFlowFacts,
  selectIsGuarded,
  selectIsPageOpen,
  selectFiling,
  selectUnsavedStep,
} from '../selectors';
import { NextPage, UnsavedStepAlert } from './NextPage';
import { Undecided, type DecidePageProps } from './Undecided';
import { useStartsFiling } from '../entry/use-starts-filing';
import type { ScreenOf, StepScreen } from '../step-screen';
import { useStore } from 'react-redux';
import type { RootState } from '../../../session/root-reducer';
import { serverNow } from '../../../session/selectors';

/** What stands in the place of a page that no filing is opened on. */
const INSTEAD = {
  refused: lazy(() => import('./EntryRefusedPage')),
  asking: lazy(() => import('./OtherFilingPage')),
};

interface FilingStepProps {
  type: FilingType;
  step: StepName;
  screenOf: ScreenOf;
  /** Shows the two answers of a conflict, as the review shows answers. */
  DecidePage: LazyPage<DecidePageProps>;
}

/** A step of a filing at its address: begins or restores the filing, or opens another page, before it draws this one. */
export default function FilingStep({ type, step, screenOf, DecidePage }: FilingStepProps) {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const [query] = useSearchParams();
  const facts = useFlowFacts();
  const context = useFilingRuleContext();
  const asked = useMemo(() => queryFacts(query), [query]);
  const starts = useStartsFiling();
  const isOpen = useAppSelector((state) =>
    selectIsPageOpen(state, { filingType: type, step, query: asked, starts }),
  );

  // Before painting, so that "Loading" does not flash up before the next page.
  useLayoutEffect(() => {
    dispatch(stepEntered({ filingType: type, step, query: asked, starts }));
  }, [dispatch, type, step, asked, starts, key]);
  // The page's own chunk is fetched while its filing is being restored; the next page's only after that.
  useEffect(() => fetchChunk(screenOf(step)), [screenOf, step]);

  const unsaved = useAppSelector(selectUnsavedStep);
  const mergeNote = useAppSelector((state) => state.draft.mergeNote);
  const { status } = useAppSelector((state) => state.entityEntry);

  const screen = screenOf(step);
  if (status === 'refused' || status === 'asking') {
    const Instead = INSTEAD[status];
    return (
      <Suspense fallback={<Loading />}>
        <Instead type={type} step={step} />
      </Suspense>
    );
  }
  if (!isOpen) return <Loading />;
  const next = nextStep(facts, step);
  return (
    <RuleContextSource value={context}>
      <LeaveGuard isGuarded={selectIsGuarded} keepsInput={isPageWithKeptInput} />
      <AnnouncingAreaContext value="filing">
        <Suspense fallback={null}>{unsaved && <UnsavedStepAlert {...unsaved} />}</Suspense>
        {mergeNote && <Alert kind="info">{mergeNote.message}</Alert>}
        <Undecided step={step} DecidePage={DecidePage}>
          <Suspense fallback={<Loading />}>
            <screen.Step />
          </Suspense>
        </Undecided>
        {next && <NextPage key={next} screen={screenOf(next)} />}
      </AnnouncingAreaContext>
    </RuleContextSource>
  );
}

/** Fetches a page's chunk. A failure is ignored here: drawing the page fetches it again and reports the failure. */
function fetchChunk(screen: StepScreen): void {
  screen.preload().catch(() => undefined);
}

/** For `RuleContextSource`: the filing in progress, and the server's time at the moment of asking. */
export function useFilingRuleContext(): () => RuleContext {
  const filing = useAppSelector(selectFiling);
  const store = useStore<RootState>();
  return useMemo(() => () => ({ filing, now: serverNow(store.getState()) }), [filing, store]);
}
