import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Shell } from './shell/Shell';
import { useAppSelector } from '../session/store-hooks';
import type { Navigator } from '../session/navigation/navigator';
import { ErrorBoundary } from './ErrorBoundary';
import { Loading } from '../controls/loading/Loading';

const SessionTimer = lazy(() => import('../session/idle/SessionTimer'));

/** The application inside its shell; sagas get the router's `navigate` from here. */
export function App({ navigator, Pages }: { navigator: Navigator; Pages: ComponentType }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isReady = useAppSelector((state) => state.session.status === 'ready');
  useEffect(() => navigator.connect(navigate), [navigator, navigate]);
  return (
    <Shell>
      <ErrorBoundary page={pathname}>
        <Suspense fallback={<Loading />}>
          <Pages />
        </Suspense>
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
