import { getContext } from 'typed-redux-saga';
import type { Services } from './services';

/** A service of the application, by its name: `const client = yield* service('client')`. */
export function* service<Name extends keyof Services>(name: Name): Generator<unknown, Services[Name]> {
  return yield* getContext<Services[Name]>(name);
}
