import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import '../styles/main.scss';
import { createRegistryClient } from '../client/client';
import { browserDocuments } from '../session/document-windows';
import { createSignOnService } from '../session/sign-on-service';
import { sessionStarted } from '../session/slice';
import { createBrowserStorage } from '../session/storage';
import { RunSagaContext } from '../session/use-saga';
import { App } from './App';
import { areaKeys } from './area-keys';
import { connections } from './connections';
import { ErrorBoundary } from './ErrorBoundary';
import { FailedPage } from './FailedPage';
import { createPages } from './routes';
import { installNavigationGuard } from '../session/navigation-guard';
import { createNavigator } from '../session/navigator';
import { createAppStore } from './store';

installNavigationGuard();
const navigator = createNavigator(window.location.origin, (address) => window.location.assign(address));
const store = createAppStore({
  client: createRegistryClient(),
  navigator,
  storage: createBrowserStorage(areaKeys),
  signOn: createSignOnService(window.location.origin),
  documents: browserDocuments,
  newId: () => crypto.randomUUID(),
  connections,
});
const Pages = createPages(store.startArea);
store.dispatch(sessionStarted());

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <ErrorBoundary
    fallback={(error) => (
      <main className="page">
        <FailedPage error={error} />
      </main>
    )}
  >
    <Provider store={store}>
      <RunSagaContext value={store.runSaga}>
        <BrowserRouter>
          <App navigator={navigator} Pages={Pages} />
        </BrowserRouter>
      </RunSagaContext>
    </Provider>
  </ErrorBoundary>,
);
