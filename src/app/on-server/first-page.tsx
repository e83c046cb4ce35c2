import { END } from 'redux-saga';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import type { PagesBundle } from '#api';
import { DEFAULT_LANGUAGE, filingPath, filingRoute } from '#rules';
import { createRegistryClient } from '../../client/client';
import { watchContent } from '../../filing/wizard/content-saga';
import { watchFilingEntry } from '../../filing/wizard/entry-saga';
import { PageTitleContext } from '../../forms/use-page-title';
import { createNavigator } from '../../session/navigator';
import { sessionIsReady, watchSession } from '../../session/session-saga';
import { sessionStarted } from '../../session/slice';
import { createBrowserStorage } from '../../session/storage';
import { App } from '../App';
import { LanguageContext } from '../../language/LanguageContext';
import { areaKeys } from '../area-keys';
import { connections } from '../connections';
import { speakLanguage } from '../language';
import { createPages } from '../routes';
import { createAppStore, type Area } from '../store';
import { introQuestions } from './intro-questions';
import { isPublicPage } from './public-pages';

/** Any origin: requests go nowhere but to `ask`. */
const ORIGIN = 'http://portal.invalid';

/** The server has no tab to store anything in; reading it finds nothing. */
const noStorage = (): Storage => {
  throw new Error('There is no storage on the server');
};

const noWindow = () => {
  throw new Error('There is no window on the server');
};

const nobody = {
  isKept: () => false,
  open: () => Promise.reject(new Error('Nobody signs on at the server')),
};

/**
 * The application on the server, up to its first drawing: its session with the registry's answers, and no area's sagas but those that
 * begin a filing and ask for its texts. The others follow what a browser does.
 */
function startOnServer(ask: (request: Request) => Promise<Response>) {
  const navigator = createNavigator(ORIGIN, () => undefined);
  const store = createAppStore(
    {
      client: createRegistryClient({ baseUrl: ORIGIN, fetch: ask }),
      navigator,
      storage: createBrowserStorage(areaKeys, noStorage, noStorage),
      signOn: nobody,
      documents: { open: noWindow, save: noWindow },
      newId: () => '',
      connections,
    },
    watchSession,
  );
  const startArea = async (area: Area) => {
    await store.loadArea(area);
    if (area !== 'filing') return;
    store.runSaga(watchFilingEntry);
    store.runSaga(watchContent);
  };
  return { store, navigator, startArea };
}

const pageKeyOf: PagesBundle['pageKeyOf'] = (path, search) => {
  if (isPublicPage(path, search)) return path;
  const route = filingRoute(path);
  return route.kind === 'step' ? `${filingPath(route.filingType, route.step)} *` : patternOf(path);
};

const { routes } = createPages({ startArea: () => Promise.resolve(), runSaga: noWindow });

const patternOf = (path: string): string =>
  (matchRoutes(routes, path) ?? []).map(({ route }) => route.path ?? '').join(' ');

// One page is opened at a time, so its language is that of every text until it is drawn.
const firstPage: PagesBundle['firstPage'] = async (path, search, language, ask) => {
  if (!(await speakLanguage(language))) throw new Error(`There are no texts of the language "${language}"`);
  const { store, navigator, startArea } = startOnServer(ask);
  try {
    store.dispatch(sessionStarted());
    if (!(await store.runSaga(sessionIsReady).toPromise<boolean>())) throw new Error('The session is down');
    const isPublic = isPublicPage(path, search);
    const runSaga = isPublic ? store.runSaga : () => store.runSaga(nothing);
    const { Pages, open } = createPages({ startArea, runSaga });
    await open(path, search);
    if (!isPublic) return { html: null, title: '' };
    let title = '';
    const html = renderToStaticMarkup(
      <PageTitleContext value={(text) => (title = text)}>
        <Provider store={store}>
          <LanguageContext value={{ language, choose: () => Promise.resolve(false) }}>
            <StaticRouter location={path + search}>
              <App navigator={navigator} Pages={Pages} />
            </StaticRouter>
          </LanguageContext>
        </Provider>
      </PageTitleContext>,
    );
    return { html, title };
  } finally {
    store.dispatch(END);
    await speakLanguage(DEFAULT_LANGUAGE);
  }
};

function* nothing() {
  // The page of somebody's filing is opened by their browser.
}

/** The one export that the server takes from this build. */
export const pagesBundle: PagesBundle = { pageKeyOf, ownQuestions: introQuestions, firstPage };
