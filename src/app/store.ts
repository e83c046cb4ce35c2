import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { logError } from '../session/log';
import { rootReducer, type RootState } from './root-reducer';
import { rootSaga } from './root-saga';
import type { Services } from './services';

/**
 * The store with the session's sagas running on the services given, and the way to start those of the filings, which
 * are fetched when the first page of a filing is.
 */
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
  let filings: Promise<void> | null = null;
  const startFilings = () => {
    filings ??= import('./filing-sagas').then(({ filingSagas }) => void sagas.run(filingSagas));
    return filings;
  };
  return Object.assign(store, { startFilings });
}
