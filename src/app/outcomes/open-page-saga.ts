import { call, select } from 'typed-redux-saga';
import { BASE_PATH, filingPath, PATHS, queryString, type OutcomePage, type Query } from '#rules';
import type { Environment } from '../../session/slice';
import type { RootState } from '../../session/root-reducer';
import { openAddress } from '../../session/outcomes';
import { service } from '../../session/services';

type Links = Environment['links'];

/** Pages of other sites, or of this one where the environment says so. */
type LinkedPage = Extract<OutcomePage, 'down' | 'filingIssue' | 'fileAForm' | 'error' | 'home'>;

const linkedPages: Record<LinkedPage, { link: keyof Links; path: string }> = {
  down: { link: 'down', path: PATHS.down },
  filingIssue: { link: 'filingIssue', path: PATHS.filingIssue },
  error: { link: 'filingIssue', path: PATHS.filingIssue },
  fileAForm: { link: 'fileAForm', path: BASE_PATH },
  home: { link: 'business', path: BASE_PATH },
};

/** Pages of this application outside the filings. */
const OWN_PAGES = {
  resetConfirm: PATHS.resetConfirm,
  pendingQueue: PATHS.pendingQueue,
  piiEntry: PATHS.piiEntry,
} as const satisfies Partial<Record<OutcomePage, string>>;

const isOwn = (page: OutcomePage): page is keyof typeof OWN_PAGES => page in OWN_PAGES;

const isLinked = (page: OutcomePage): page is LinkedPage => page in linkedPages;

/** An address of the environment may carry a query of its own. */
const withQuery = (address: string, query: Query): string => {
  const added = queryString(query);
  return address.includes('?') ? address + added.replace('?', '&') : address + added;
};

/** Opens a page that an outcome names; before the environment has answered, to the application's own page of that kind. */
export function* openPage(
  page: OutcomePage,
  query: Query = {},
  options?: { replace: boolean },
): Generator<unknown, void> {
  if (isLinked(page)) {
    const links = yield* select((state: RootState) => state.session.environment?.links);
    const { link, path } = linkedPages[page];
    return yield* openAddress(withQuery(links?.[link] || path, query), options);
  }
  if (page === 'login') {
    // Filers of most entities never need it.
    const { openLogin } = yield* call(() => import('./open-login-saga'));
    return yield* openLogin(query);
  }
  if (isOwn(page)) return yield* openAddress(withQuery(OWN_PAGES[page], query));
  const { draft } = yield* select((state: Partial<RootState>) => state);
  const type = draft?.filing.filingType || draft?.openedType;
  if (!draft || !type) return yield* openPage('fileAForm', query, options);
  const navigator = yield* service('navigator');
  yield* call(
    [navigator, 'go'],
    filingPath(type, page, page === 'receipt' ? { refId: draft.refId } : undefined),
  );
}
