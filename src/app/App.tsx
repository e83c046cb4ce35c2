import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Shell } from './shell/Shell';
import { useAppSelector } from '../session/store-hooks';
import type { Navigator } from '../session/navigation/navigator';
import { ErrorBoundary } from './ErrorBoundary';
import { messagePage } from './message-page';
import { Loading } from '../controls/loading/Loading';

/** Under the dialog that says so: what the page before it was about is forgotten. */
const TimedOut = messagePage('TimedOutPage');
const SessionTimer = lazy(() => import('../session/idle/SessionTimer'));

/** The application inside its shell; sagas get the router's `navigate` from here. */
export function App({ navigator, Pages }: { navigator: Navigator; Pages: ComponentType }) {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const isReady = useAppSelector((state) => state.session.status === 'ready');
  const isTimedOut = useAppSelector((state) => state.session.idle === 'timedOut');
  // Until the page that this leads to has taken its place.
  const [endedOn, setEndedOn] = useState<string | null>(null);
  const endsOn = isTimedOut || endedOn === key ? key : null;
  if (endsOn !== endedOn) setEndedOn(endsOn);
  useEffect(() => navigator.connect(navigate), [navigator, navigate]);
  return (
    <Shell>
      <ErrorBoundary page={pathname}>
        <Suspense fallback={<Loading />}>{endsOn ? <TimedOut /> : <Pages />}</Suspense>
      </ErrorBoundary>
      {isReady && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <SessionTimer />
          </Suspense>
        </ErrorBoundary>
      )}
    </Shell>
  );
}
