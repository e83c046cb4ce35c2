import { configureStore, createAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';
import { logError } from '../session/log';
import { rootReducer } from '../session/root-reducer';
import type { Services } from '../session/services';
import { rootSaga } from './root-saga';

/** An area's slices inject themselves when its module is loaded. */
interface AreaModule {
  areaSagas: () => Generator;
}

/** Parts of the application whose state and sagas are fetched and started with the first of their pages. */
const areas = {
  access: () => import('./areas/access'),
  filing: () => import('./areas/filing'),
  attachments: () => import('./areas/attachments'),
  receipt: () => import('./areas/receipt'),
  payment: () => import('./areas/payment'),
  agent: () => import('./areas/agent'),
  portal: () => import('./areas/portal'),
  staff: () => import('./areas/staff'),
} satisfies Record<string, () => Promise<AreaModule>>;
export type Area = keyof typeof areas;

/** Injected slices have their first state only after an action: this one. */
const areaStarted = createAction<Area>('app/areaStarted');

/** The store with the session's sagas running on the services given, and the way to start an area. */
export function createAppStore(services: Services) {
  const sagas = createSagaMiddleware({
    context: { ...services },
    onError: (error) => logError('A saga failed', error),
  });
  const store = configureStore({
    reducer: rootReducer,
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
    const run = ({ areaSagas }: AreaModule) => {
      store.dispatch(areaStarted(area));
      sagas.run(areaSagas);
    };
    const running = started.get(area) ?? areas[area]().then(run);
    started.set(area, running);
    // What could not be fetched is fetched again the next time.
    running.catch(() => started.delete(area));
    return running;
  };
  /** Runs one saga in addition to the watchers; the task answers with what it returns. */
  const runSaga = <S extends Saga>(saga: S, ...input: Parameters<S>): Task => sagas.run(saga, ...input);
  return Object.assign(store, { startArea, runSaga });
}
