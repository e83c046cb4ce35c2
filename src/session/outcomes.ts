import { call } from 'typed-redux-saga';
import { BASE_PATH } from '#rules';
import type { Applied, ApplyEffects } from './applied-outcome';
import { service, type Connections } from './services';

/** Carries out what the error catalog says of an outcome. */
export function* applyEffects(...question: Parameters<ApplyEffects>): Generator<unknown, Applied> {
  const connections = yield* service('connections');
  return yield* connections.applyEffects(...question);
}

/**
 * To a page that an outcome names; `query` tells the page why.
 * @param options `replace`: it takes the place of an address that cannot be entered, to which the browser's Back would lead in a circle
 */
export function* openPage(...opened: Parameters<Connections['openPage']>): Generator<unknown, void> {
  const connections = yield* service('connections');
  yield* connections.openPage(...opened);
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
