import { END } from 'redux-saga';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import type { PagesBundle, RenderedPage } from '#api';
import {
  DEFAULT_LANGUAGE,
  filingPath,
  filingRoute,
  isDeveloperEnvironment,
  NO_PAGE,
  type Language,
} from '#rules';
import { createRegistryClient } from '../../client/client';
import { beginVisibleLoading } from '../../controls/loading/visible-loading';
import { watchContent } from '../../filing/wizard/entry/content-saga';
import { watchFilingEntry } from '../../filing/wizard/entry/entry-saga';
import { PageTitleContext } from '../../forms/use-page-title';
import { watchRecord } from '../../portal/record/record-saga';
import { selectRecord } from '../../portal/record/record-slice';
import { createNavigator } from '../../session/navigation/navigator';
import { waitForSession, watchSession } from '../../session/session-saga';
import { sessionStarted } from '../../session/slice';
import type { RootState } from '../../session/root-reducer';
import { createBrowserStorage } from '../../session/storage';
import { App } from '../App';
import { LanguageContext } from '../../language/LanguageContext';
import { areaKeys } from '../area-keys';
import { connections } from '../connections';
import { applyLanguage } from '../language';
import { createPages } from '../routes';
import { routesAt } from '../routes-at';
import { createAppStore, type Area } from '../store';
import { pageQueries } from './page-queries';
import { DEVELOPERS_PATHS, isWhatsNext, routesTo, cacheScope } from './public-pages';

type Ask = Parameters<PagesBundle['openPage']>[3];

// The message that appears after a while of waiting is in the page from the beginning, where the style sheet shows it after that while.
beginVisibleLoading();

/** Any origin: requests go nowhere but to `ask`. */
const ORIGIN = 'http://portal.invalid';

/** The server has no tab to store anything in; reading it finds nothing. */
const NO_STORAGE = new Error('There is no storage on the server');
const noStorage = (): Storage => {
  throw NO_STORAGE;
};

const noWindow = () => {
  throw new Error('There is no window on the server');
};

const nobody = {
  isKept: () => false,
  open: () => Promise.reject(new Error('Nobody signs on at the server')),
};

/** Work before a page is drawn. */
const SAGAS_OF_AREA: Partial<Record<Area, (() => Generator)[]>> = {
  filing: [watchFilingEntry, watchContent],
  portal: [watchRecord],
};

/**
 * The application on the server, up to its first drawing: its session with the registry's answers, and only the sagas that begin a filing,
 * load its texts, and read a record. The others react to what a browser does.
 */
function startOnServer(ask: Ask, session?: RootState['session']) {
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
    session,
  );
  const startArea = async (area: Area) => {
    await store.loadArea(area);
    for (const saga of SAGAS_OF_AREA[area] ?? []) store.runSaga(saga);
  };
  return { store, navigator, startArea };
}

const { routes } = createPages({ startArea: () => Promise.resolve(), runSaga: noWindow });

/** The address whose page is the same as that of every address with this beginning. */
function commonPath(path: string): string {
  const route = filingRoute(path);
  return route.kind === 'step' ? filingPath(route.filingType, route.step) : path;
}

const describePage: PagesBundle['describePage'] = (path, search, language) => {
  const matches = routesTo(path, routes);
  const common = matches ? commonPath(path) : NO_PAGE;
  const same = cacheScope(common, search);
  const pattern = matches?.map(({ route }) => route.path).join(' ') ?? '';
  // Each step of each filing is another page, though they have one route.
  const page =
    same === 'everyAddress' || common !== path || filingRoute(path).kind === 'step' ? common : pattern;
  return {
    key: `${same} ${page}`,
    cacheScope: same,
    pageQueries: pageQueries(path, search, language),
  };
};

type Application = ReturnType<typeof startOnServer>;

/**
 * Works with the application once its session has begun, if it has not begun before. Only one page is opened at a time, because the language of all texts is global
 * until then.
 */
async function inSession<Result>(
  language: Language,
  ask: Ask,
  work: (application: Application) => Promise<Result>,
  session?: RootState['session'],
): Promise<Result> {
  if (!(await applyLanguage(language))) throw new Error(`There are no texts of the language "${language}"`);
  const application = startOnServer(ask, session);
  const { store } = application;
  try {
    if (!session) store.dispatch(sessionStarted());
    if (!(await store.runSaga(waitForSession).toPromise<boolean>())) throw new Error('The session is down');
    return await work(application);
  } finally {
    store.dispatch(END);
    await applyLanguage(DEFAULT_LANGUAGE);
  }
}

const drawPage =
  (path: string, search: string, language: Language) =>
  async ({ store, navigator, startArea }: Application): Promise<RenderedPage> => {
    const { Pages, open } = createPages({ startArea, runSaga: store.runSaga }, (all) => routesAt(path, all));
    await open(path, search);
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
    const isFound = path !== NO_PAGE && selectRecord(store.getState()).status !== 'notFound';
    return { html, title, isFound, ...(isWhatsNext(filingRoute(path)) && { isWithoutFiling: true }) };
  };

const beginSession: PagesBundle['beginSession'] = (ask) =>
  inSession(DEFAULT_LANGUAGE, ask, ({ store }) => Promise.resolve(store.getState().session));

const renderPage: PagesBundle['renderPage'] = (path, search, language, ask, session) =>
  inSession(language, ask, drawPage(path, search, language), session as RootState['session']);

const openPage: PagesBundle['openPage'] = (path, search, language, ask) =>
  describePage(path, search, language).cacheScope === 'everyAddress'
    ? inSession(language, ask, drawPage(routesTo(path, routes) ? commonPath(path) : NO_PAGE, '', language))
    : inSession(language, ask, async ({ store, startArea }) => {
        // Queries that depend on the address or the visitor do not belong to all pages with the same key.
        const { open } = createPages({ startArea, runSaga: () => store.runSaga(nothing) }, (all) =>
          routesAt(path, all),
        );
        await open(path, search);
        const { environment } = store.getState().session;
        const isFound = !DEVELOPERS_PATHS.includes(path) || isDeveloperEnvironment(environment?.env ?? '');
        return { html: null, title: '', isFound };
      });

function* nothing() {
  // The page of somebody's filing is opened by their browser.
}

/** The one export that the server takes from this build. */
export const pagesBundle: PagesBundle = { describePage, openPage, beginSession, renderPage };
