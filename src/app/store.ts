import { configureStore, createAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';
import { logError } from '../session/log';
import { rootReducer, type RootState } from '../session/root-reducer';
import type { Services } from '../session/services';
import { rootSaga } from './root-saga';

/** An area's slices inject themselves when its module is loaded. */
interface AreaModule {
  areaSagas: () => Generator;
}

/** Parts of the application whose state and sagas are fetched and started with the first of their pages. */
const areas = {
  access: () => import('./areas/access'),
  filing: () => import('./filing/area'),
  attachments: () => import('./areas/attachments'),
  downloads: () => import('./areas/downloads'),
  receipt: () => import('./areas/receipt'),
  payment: () => import('./areas/payment'),
  agent: () => import('./areas/agent'),
  portal: () => import('./areas/portal'),
  staff: () => import('./areas/staff'),
} satisfies Record<string, () => Promise<AreaModule>>;
export type Area = keyof typeof areas;

/** Injected slices have their first state only after an action: this one. */
const areaStarted = createAction<Area>('app/areaStarted');

/**
 * The store with the session's sagas running on the services given, and the way to start an area.
 * @param root the sagas that run from the start; those of the session unless given
 * @param session of a session that has begun; a new one unless given
 */
export function createAppStore(
  services: Services,
  root: () => Generator = rootSaga,
  session?: RootState['session'],
) {
  const sagas = createSagaMiddleware({
    context: { ...services },
    onError: (error) => logError('A saga failed', error),
  });
  const store = configureStore({
    reducer: rootReducer,
    ...(session && { preloadedState: { session } }),
    middleware: (defaults) =>
      defaults({
        thunk: false,
        immutableCheck: { warnAfter: 500 },
        serializableCheck: { warnAfter: 500 },
      }).concat(sagas),
  });
  sagas.run(root);
  const started = new Map<Area, Promise<void>>();
  /** The state of an area without its sagas. */
  const loadArea = async (area: Area): Promise<AreaModule> => {
    const module: AreaModule = await areas[area]();
    store.dispatch(areaStarted(area));
    return module;
  };
  const startArea = (area: Area): Promise<void> => {
    const run = ({ areaSagas }: AreaModule) => void sagas.run(areaSagas);
    const running = started.get(area) ?? loadArea(area).then(run);
    started.set(area, running);
    // A failed request is repeated the next time.
    running.catch(() => started.delete(area));
    return running;
  };
  /** Runs one saga in addition to the watchers; the task answers with what it returns. */
  const runSaga = <S extends Saga>(saga: S, ...input: Parameters<S>): Task => sagas.run(saga, ...input);
  return Object.assign(store, { loadArea, startArea, runSaga });
}

export type AppStore = ReturnType<typeof createAppStore>;
