import { lazy } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { canBegin, filingRoute, type FilingType, type StepName } from '#rules';
import FilingStep from '../filing/wizard/FilingStep';
import { selectFiling } from '../filing/wizard/selectors';
import { stepScreen } from '../filing/wizard/step-registry';
import { useAppSelector } from '../session/store-hooks';

const messagePages = () => import('../portal/message-pages');
const Down = lazy(async () => ({ default: (await messagePages()).DownPage }));
const NotFound = lazy(async () => ({ default: (await messagePages()).NotFoundPage }));
const Unavailable = lazy(async () => ({ default: (await messagePages()).UnavailablePage }));

const hasScreen = (step: StepName): boolean => stepScreen(step) !== undefined;

const isOffered = (type: FilingType): boolean => canBegin(type, hasScreen);

/** `/business/filing/:type/:step`: unknown steps and the root lead to the flow's first page (W2-unknown). */
export default function FilingRoute() {
  const { pathname, search } = useLocation();
  const isDown = useAppSelector((state) => state.session.status === 'down');
  const { entityId } = useAppSelector(selectFiling);
  const route = filingRoute(pathname + search, isOffered);
  switch (route.kind) {
    case 'notFound':
    case 'page':
      return <NotFound />;
    case 'redirect':
      return <Navigate replace to={route.path} />;
    case 'unavailable':
      return <Unavailable entityId={entityId} isOnline={false} />;
    case 'step':
      return isDown ? <Down /> : <FilingStep type={route.filingType} step={route.step} />;
  }
}
