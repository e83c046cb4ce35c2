import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { logError } from '../session/log';
import { rootReducer, type RootState } from './root-reducer';
import { rootSaga } from './root-saga';
import type { Services } from './services';

/** Parts of the application whose sagas are fetched and started with the first of their pages. */
const areas = {
  filing: () => import('./filing-sagas'),
  agent: () => import('./agent-sagas'),
  portal: () => import('./portal-sagas'),
};
export type Area = keyof typeof areas;

/** The store with the session's sagas running on the services given, and the way to start those of an area. */
export function createAppStore(services: Services, preloadedState?: Partial<RootState>) {
  const sagas = createSagaMiddleware({
    context: { ...services },
    onError: (error) => logError('A saga failed', error),
  });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({
        thunk: false,
        immutableCheck: { warnAfter: 500 },
        serializableCheck: { warnAfter: 500 },
      }).concat(sagas),
  });
  sagas.run(rootSaga);
  const started = new Map<Area, Promise<void>>();
  const startArea = (area: Area): Promise<void> => {
    const running = started.get(area) ?? areas[area]().then(({ areaSagas }) => void sagas.run(areaSagas));
    started.set(area, running);
    // What could not be fetched is fetched again the next time.
    running.catch(() => started.delete(area));
    return running;
  };
  return Object.assign(store, { startArea });
}
