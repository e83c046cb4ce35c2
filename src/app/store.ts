import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { logError } from '../session/log';
import { rootReducer, type RootState } from './root-reducer';
import { rootSaga } from './root-saga';
import type { Services } from './services';

/** The store with its sagas running on the services given. */
export function createAppStore(services: Services, preloadedState?: Partial<RootState>) {
  const sagas = createSagaMiddleware({
    context: { ...services },
    onError: (error) => logError('A saga failed', error),
  });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(rootSaga);
  return store;
}
