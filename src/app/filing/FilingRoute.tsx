import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { filingRoute, keysOf } from '#rules';
import FilingStep from '../../filing/wizard/pages/FilingStep';
import { selectFiling } from '../../filing/wizard/selectors';
import { DECIDE_PAGE, STEP_SCREENS } from '../../filing/step-registry';
import { screenAfter, type ScreenOf } from '../../filing/wizard/step-screen';
import type { OpensAhead } from '../../session/navigation/opens-ahead';
import { useAppSelector } from '../../session/store-hooks';
import { messagePage } from '../message-page';
import { AREAS_OF_STEP } from '../step-areas';
import type { AppStore, Area } from '../store';

const Down = messagePage('DownPage');
const NotFound = messagePage('NotFoundPage');
const Unavailable = messagePage('UnavailablePage');

type StartArea = (area: Area) => Promise<void>;

/** The pages of the steps; each is loaded once its sagas run. */
function screensOn(startArea: StartArea): ScreenOf {
  const screens = { ...STEP_SCREENS };
  for (const step of keysOf(AREAS_OF_STEP)) {
    screens[step] = screenAfter(STEP_SCREENS[step], () => Promise.all(AREAS_OF_STEP[step].map(startArea)));
  }
  return (step) => screens[step];
}

/** The page of a filing's steps. */
export interface FilingPages extends OpensAhead {
  /** Whether the page of a path is fetched, so that it can be drawn at once. */
  isAtHand(path: string): boolean;
}

/** `/business/filing/:type/:step`, for an application that starts its areas in its own way. */
export const createFilingRoute = ({
  startArea,
}: Pick<AppStore, 'startArea'>): ComponentType & FilingPages => {
  const screenOf = screensOn(startArea);
  return Object.assign(() => <FilingRoute screenOf={screenOf} />, {
    isAtHand(path: string) {
      const route = filingRoute(path);
      return route.kind === 'step' && screenOf(route.step).Step.fetched() !== undefined;
    },
    async openAhead(address, _params, runSaga) {
      const route = filingRoute(address);
      if (route.kind !== 'step') return;
      const screen = screenOf(route.step).preload();
      const { fetchForIntro, openPageAhead } = await import('../../filing/wizard/entry/open-page-ahead');
      fetchForIntro(route.filingType, route.step);
      await Promise.all([screen, runSaga(openPageAhead, route, address).toPromise()]);
    },
  } satisfies FilingPages);
};

/** Unknown steps and the root lead to the flow's first page (W2-unknown). */
function FilingRoute({ screenOf }: { screenOf: ScreenOf }) {
  const { pathname, search } = useLocation();
  const isDown = useAppSelector((state) => state.session.status === 'down');
  const { entityId } = useAppSelector(selectFiling);
  const route = filingRoute(pathname + search);
  switch (route.kind) {
    case 'notFound':
    case 'page':
      return <NotFound />;
    case 'redirect':
      return <Navigate replace to={route.path} />;
    case 'unavailable':
      return <Unavailable entityId={entityId} isOnline={false} />;
    case 'step':
      return isDown ? (
        <Down />
      ) : (
        <FilingStep type={route.filingType} step={route.step} screenOf={screenOf} DecidePage={DECIDE_PAGE} />
      );
  }
}
