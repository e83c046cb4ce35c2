import { call } from 'typed-redux-saga';
import { BASE_PATH, type OutcomePage, type Query } from '#rules';
import type { Applied, ApplyEffects } from './applied-outcome';
import { service } from './services';

/** Carries out what the error catalog says of an outcome. */
export function* applyEffects(...question: Parameters<ApplyEffects>): Generator<unknown, Applied> {
  const connections = yield* service('connections');
  return yield* connections.applyEffects(...question);
}

/** To a page that an outcome names; `query` tells the page why. */
export function* openPage(page: OutcomePage, query?: Query): Generator<unknown, void> {
  const connections = yield* service('connections');
  yield* connections.openPage(page, query);
}

/**
 * To an address: inside the application without a reload, elsewhere by leaving it.
 * @param options `replace`: the browser's Back leads past the page that is left
 */
export function* openAddress(address: string, options?: { replace: boolean }): Generator<unknown, void> {
  const navigator = yield* service('navigator');
  const ownPath = address.startsWith(navigator.origin) ? address.slice(navigator.origin.length) : address;
  const [path = ''] = ownPath.split(/[?#]/);
  if (path === BASE_PATH || path.startsWith(`${BASE_PATH}/`))
    yield* call([navigator, 'go'], ownPath, options);
  else yield* call([navigator, 'leave'], address);
}
