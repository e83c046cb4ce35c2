import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Provider } from 'react-redux';
import '../styles/main.scss';
import { DEFAULT_LANGUAGE, languageAt, languageCookie, languageOfCookies, type Language } from '#rules';
import { createRegistryClient } from '../client/client';
import { beginVisibleLoading } from '../controls/loading/visible-loading';
import { browserDocuments } from '../session/documents/document-windows';
import { createSignOnService } from '../session/sign-on/sign-on-service';
import { languageChosen, sessionStarted } from '../session/slice';
import { createBrowserStorage } from '../session/storage';
import { RunSagaContext } from '../session/use-saga';
import { App } from './App';
import { areaKeys } from './area-keys';
import { connections } from './connections';
import { ErrorBoundary } from './ErrorBoundary';
import { FailedPage } from './FailedPage';
import { fetchEmbeddedFirst, embeddedAnswers } from './embedded-answers';
import { PagesRouter } from './PagesRouter';
import { createPages } from './routes';
import { LanguageContext } from '../language/LanguageContext';
import { applyLanguage } from './language';
import { installNavigationGuard } from '../session/navigation/navigation-guard';
import { createNavigator } from '../session/navigation/navigator';
import { createAppStore } from './store';
import { replaceServerPage } from './replace-server-page';

installNavigationGuard();
const navigator = createNavigator(window.location.origin, (address) => window.location.assign(address));
const store = createAppStore({
  client: createRegistryClient({ fetch: fetchEmbeddedFirst(embeddedAnswers()) }),
  navigator,
  storage: createBrowserStorage(areaKeys),
  signOn: createSignOnService(window.location.origin),
  documents: browserDocuments,
  newId: () => crypto.randomUUID(),
  connections,
});
const { Pages, open, isStepAtHand } = createPages(store);
store.dispatch(sessionStarted());

let chosenLanguage: Language = languageOfCookies(document.cookie);
let language = languageAt(window.location.pathname, chosenLanguage);
const isInOtherLanguage = (path: string) => languageAt(path, chosenLanguage) !== language;

function draw(place: Element): void {
  const root = createRoot(place);
  const choose = async (chosen: Language) => {
    if (!(await applyLanguage(chosen))) return false;
    document.cookie = languageCookie(chosen);
    chosenLanguage = chosen;
    language = chosen;
    store.dispatch(languageChosen());
    // Drawn when this is answered, so that the focus can be put into what is there now.
    flushSync(render);
    return true;
  };
  // A page's texts are translated when it is drawn: another language draws it again.
  const render = () => root.render(application(choose));
  render();
}

const application = (choose: (chosen: Language) => Promise<boolean>) => (
  <ErrorBoundary
    key={language}
    fallback={(error) => (
      <main className="page">
        <FailedPage error={error} />
      </main>
    )}
  >
    <Provider store={store}>
      <RunSagaContext value={store.runSaga}>
        <LanguageContext value={{ language, choose }}>
          <PagesRouter isAtHand={isStepAtHand} isInOtherLanguage={isInOtherLanguage}>
            <App navigator={navigator} Pages={Pages} />
          </PagesRouter>
        </LanguageContext>
      </RunSagaContext>
    </Provider>
  </ErrorBoundary>
);

/**
 * What the server embedded stays visible until the application can draw the same, however long that takes: it is readable, and says by
 * itself when it takes too long. Errors until then are shown by drawing.
 */
function drawOnceOpen(root: HTMLElement): void {
  const { pathname, search } = window.location;
  const drawInPlace = () => replaceServerPage(root, () => draw(root));
  speaking.then(() => open(pathname, search)).then(drawInPlace, drawInPlace);
}

/** The visitor's earlier choice; a language that cannot be loaded falls back to English. */
const speaking = applyLanguage(language).then((isSpoken) => {
  if (!isSpoken) {
    chosenLanguage = DEFAULT_LANGUAGE;
    language = DEFAULT_LANGUAGE;
  }
});

const root = document.getElementById('root') as HTMLElement;
// Heading and text are in the page already.
if ('waiting' in root.dataset) drawOnceOpen(root);
else {
  // The empty page says that it is being loaded: the application continues with that.
  const waitEnded = beginVisibleLoading();
  void speaking.then(() => {
    flushSync(() => draw(root));
    waitEnded();
  });
}
