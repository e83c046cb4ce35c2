import { lazy, Suspense, useEffect, useLayoutEffect, useMemo } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { canBegin, filingRoute, nextStep, type FilingType, type StepName } from '#rules';
import { Loading } from '../app/Loading';
import { useAppDispatch, useAppSelector } from '../app/store-hooks';
import { stepEntered } from './draft-slice';
import { LeaveGuard } from './LeaveGuard';
import { selectFlowFacts } from './flow-selectors';
import { selectIsPageOpen } from './selectors';
import { stepScreen } from './steps/registry';

const Down = lazy(() => import('../portal/DownPage'));
const NotFound = lazy(() => import('../portal/NotFoundPage'));
const Unavailable = lazy(() => import('../portal/UnavailablePage'));

const hasScreen = (step: StepName): boolean => stepScreen(step) !== undefined;

const isOffered = (type: FilingType): boolean => canBegin(type, hasScreen);

/** `/business/filing/:type/:step`: unknown steps and the root lead to the flow's first page (W2-unknown). */
export default function FilingArea() {
  const { pathname, search } = useLocation();
  const route = filingRoute(pathname + search, isOffered);
  switch (route.kind) {
    case 'notFound':
    case 'page':
      return <NotFound />;
    case 'redirect':
      return <Navigate replace to={route.path} />;
    case 'unavailable':
      return <Unavailable />;
    case 'step':
      return <FilingStep type={route.filingType} step={route.step} />;
  }
}

function FilingStep({ type, step }: { type: FilingType; step: StepName }) {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const [query] = useSearchParams();
  const facts = useAppSelector(selectFlowFacts);
  const isOpen = useAppSelector((state) => selectIsPageOpen(state, type, step));
  const isDown = useAppSelector((state) => state.session.status === 'down');
  const queryFacts = useMemo(() => Object.fromEntries(query), [query]);

  // Before painting: the next page must not be preceded by a flash of "Loading".
  useLayoutEffect(() => {
    dispatch(stepEntered({ filingType: type, step, query: queryFacts }));
  }, [dispatch, type, step, queryFacts, key]);
  // The page's own chunk comes while its filing is being restored; the next page's only after that.
  useEffect(() => fetchChunk(step), [step]);
  useEffect(() => (isOpen ? prefetchNext(nextStep(facts, step)) : undefined), [isOpen, facts, step]);

  const screen = stepScreen(step);
  if (isDown) return <Down />;
  if (!isOpen || !screen) return <Loading />;
  return (
    <>
      <LeaveGuard />
      <Suspense fallback={<Loading />}>
        <screen.Step key={step} />
      </Suspense>
    </>
  );
}

/** A chunk that cannot be fetched now is asked for again, and told of, when its page is drawn. */
function fetchChunk(step: StepName): void {
  stepScreen(step)
    ?.preload()
    .catch(() => undefined);
}

/** Fetches the next page's chunk while the filer fills this one in. */
function prefetchNext(step: StepName | null): (() => void) | undefined {
  if (!step) return undefined;
  const fetchNext = () => fetchChunk(step);
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(fetchNext, 1500);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(fetchNext, { timeout: 5000 });
  return () => window.cancelIdleCallback(request);
}
