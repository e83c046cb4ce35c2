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
import { answeringFirst, embeddedAnswers, isRendered } from './embedded-answers';
import { createPages } from './routes';
import { installNavigationGuard } from '../session/navigation-guard';
import { createNavigator } from '../session/navigator';
import { createAppStore } from './store';
import { takeOver } from './take-over';

/** Milliseconds after which the application is drawn even if the page is not there yet, so that it can say so. */
const DRAWN_AFTER = 3000;

installNavigationGuard();
const navigator = createNavigator(window.location.origin, (address) => window.location.assign(address));
const store = createAppStore({
  client: createRegistryClient({ fetch: answeringFirst(embeddedAnswers()) }),
  navigator,
  storage: createBrowserStorage(areaKeys),
  signOn: createSignOnService(window.location.origin),
  documents: browserDocuments,
  newId: () => crypto.randomUUID(),
  connections,
});
const { Pages, open } = createPages(store);
store.dispatch(sessionStarted());

function draw(root: Element): void {
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
}

/** What the server put into the page stays until the same can be drawn; what goes wrong until then is told by drawing. */
function drawOnceOpen(root: Element): void {
  const { pathname, search } = window.location;
  const late = new Promise((resolve) => setTimeout(resolve, DRAWN_AFTER));
  const drawInPlace = () => takeOver(root, () => draw(root));
  Promise.race([open(pathname, search), late]).then(drawInPlace, drawInPlace);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
if (isRendered()) drawOnceOpen(root);
else draw(root);
