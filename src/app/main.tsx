import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import '../styles/main.scss';
import { createRegistryClient } from '../client/client';
import { browserDocuments } from '../payment/document-windows';
import { createSignOnService } from '../session/sign-on-service';
import { sessionStarted } from '../session/slice';
import { createBrowserStorage } from '../session/storage';
import { App } from './App';
import { ErrorBoundary } from './ErrorBoundary';
import { FailedPage } from './FailedPage';
import { createPages } from './pages';
import { installNavigationGuard } from './navigation-guard';
import { createNavigator } from './navigator';
import { createAppStore } from './store';

installNavigationGuard();
const navigator = createNavigator(window.location.origin, (address) => window.location.assign(address));
const store = createAppStore({
  client: createRegistryClient(),
  navigator,
  storage: createBrowserStorage(),
  signOn: createSignOnService(window.location.origin),
  documents: browserDocuments,
  newId: () => crypto.randomUUID(),
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
      <BrowserRouter>
        <App navigator={navigator} Pages={Pages} />
      </BrowserRouter>
    </Provider>
  </ErrorBoundary>,
);
