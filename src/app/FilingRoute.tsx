import { lazy, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { canBegin, filingRoute, type FilingType, type StepName } from '#rules';
import { PAYMENT_STEPS } from '../filing/payment/payment-steps';
import FilingStep from '../filing/wizard/FilingStep';
import { selectFiling } from '../filing/wizard/selectors';
import {
  screenAfter,
  STEP_SCREENS,
  stepScreen,
  type ScreenOf,
  type StepScreen,
} from '../filing/wizard/step-registry';
import { useAppSelector } from '../session/store-hooks';

const messagePages = () => import('../portal/message-pages');
const Down = lazy(async () => ({ default: (await messagePages()).DownPage }));
const NotFound = lazy(async () => ({ default: (await messagePages()).NotFoundPage }));
const Unavailable = lazy(async () => ({ default: (await messagePages()).UnavailablePage }));

const hasScreen = (step: StepName): boolean => stepScreen(step) !== undefined;

const isOffered = (type: FilingType): boolean => canBegin(type, hasScreen);

/** The pages of the steps; those from review on come once the sagas of the payment run. */
function screensAfter(startPayment: () => Promise<void>): ScreenOf {
  const after = new Map<StepName, StepScreen>(
    PAYMENT_STEPS.map((step) => [step, screenAfter(STEP_SCREENS[step], startPayment)]),
  );
  return (step) => after.get(step) ?? stepScreen(step);
}

/** `/business/filing/:type/:step`, for an application that starts what its payment needs in its own way. */
export const createFilingRoute = (startPayment: () => Promise<void>): ComponentType => {
  const screenOf = screensAfter(startPayment);
  return () => <FilingRoute screenOf={screenOf} />;
};

/** Unknown steps and the root lead to the flow's first page (W2-unknown). */
function FilingRoute({ screenOf }: { screenOf: ScreenOf }) {
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
      return isDown ? <Down /> : <FilingStep type={route.filingType} step={route.step} screenOf={screenOf} />;
  }
}
