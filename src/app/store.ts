import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { logError } from '../session/log';
import { type AreaReducers, rootReducer } from './root-reducer';
import { rootSaga } from './root-saga';
import type { Services } from './services';

interface AreaModule {
  areaReducers?: AreaReducers;
  areaSagas: () => Generator;
}

/** Parts of the application whose state and sagas are fetched and started with the first of their pages. */
const areas = {
  access: () => import('./access-area'),
  filing: () => import('./filing-area'),
  agent: () => import('./agent-area'),
  portal: () => import('./portal-area'),
} satisfies Record<string, () => Promise<AreaModule>>;
export type Area = keyof typeof areas;

/** The store with the session's sagas running on the services given, and the way to start an area. */
export function createAppStore(services: Services) {
  const sagas = createSagaMiddleware({
    context: { ...services },
    onError: (error) => logError('A saga failed', error),
  });
  const store = configureStore({
    reducer: rootReducer(),
    middleware: (defaults) =>
      defaults({
        thunk: false,
        immutableCheck: { warnAfter: 500 },
        serializableCheck: { warnAfter: 500 },
      }).concat(sagas),
  });
  sagas.run(rootSaga);
  const started = new Map<Area, Promise<void>>();
  const reducers: AreaReducers = {};
  const run = ({ areaReducers, areaSagas }: AreaModule) => {
    store.replaceReducer(rootReducer(Object.assign(reducers, areaReducers)));
    sagas.run(areaSagas);
  };
  const startArea = (area: Area): Promise<void> => {
    const running = started.get(area) ?? areas[area]().then(run);
    started.set(area, running);
    // What could not be fetched is fetched again the next time.
    running.catch(() => started.delete(area));
    return running;
  };
  return Object.assign(store, { startArea });
}
