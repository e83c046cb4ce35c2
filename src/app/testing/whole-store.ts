import { configureStore, type Middleware, type Store } from '@reduxjs/toolkit';
import { rootReducer, type AppDispatch, type RootState } from '../../session/root-reducer';
import '../areas/agent';
import '../areas/attachments';
import '../areas/downloads';
import '../filing/area';
import '../areas/payment';
import '../areas/receipt';
import '../areas/portal';
import '../areas/staff';

/** For tests: a store without the application's sagas, on which every area is in use. */
export const wholeStore = (...middleware: Middleware[]) => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(middleware),
  });
  return store as Store<RootState> & { dispatch: AppDispatch; getState(): RootState };
};
