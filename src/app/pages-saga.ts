import { call, select } from 'typed-redux-saga';
import { BASE_PATH, filingPath, PATHS, type OutcomePage } from '#rules';
import type { Environment } from '../session/slice';
import type { RootState } from './root-reducer';
import { service } from './services-saga';

type Links = Environment['links'];

/** Pages of other sites, or of this one where the environment says so. */
type LinkedPage = Extract<OutcomePage, 'down' | 'filingIssue' | 'fileAForm' | 'error'>;

const linkedPages: Record<LinkedPage, { link: keyof Links; path: string }> = {
  down: { link: 'down', path: PATHS.down },
  filingIssue: { link: 'filingIssue', path: PATHS.filingIssue },
  error: { link: 'filingIssue', path: PATHS.filingIssue },
  fileAForm: { link: 'fileAForm', path: BASE_PATH },
};

const isLinked = (page: OutcomePage): page is LinkedPage => page in linkedPages;

/** To an address: inside the application without a reload, elsewhere by leaving it. */
export function* openAddress(address: string) {
  const navigator = yield* service('navigator');
  const own = address.startsWith(navigator.origin) ? address.slice(navigator.origin.length) : address;
  if (own === BASE_PATH || own.startsWith(`${BASE_PATH}/`)) yield* call([navigator, 'go'], own);
  else yield* call([navigator, 'leave'], address);
}

/** To a page that an outcome names; before the environment has answered, to the application's own page of that kind. */
export function* openPage(page: OutcomePage): Generator<unknown, void> {
  if (isLinked(page)) {
    const links = yield* select((state: RootState) => state.session.environment?.links);
    const { link, path } = linkedPages[page];
    return yield* openAddress(links?.[link] || path);
  }
  const { filing, refId, openedType } = yield* select((state: RootState) => state.filing.draft);
  const type = filing.filingType || openedType;
  if (type === '') return yield* openPage('fileAForm');
  const navigator = yield* service('navigator');
  yield* call([navigator, 'go'], filingPath(type, page, page === 'receipt' ? { refId } : undefined));
}
