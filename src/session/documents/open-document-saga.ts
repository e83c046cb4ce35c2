import { type Text } from '#rules';
import { call, put } from 'typed-redux-saga';
import { service } from '../services';
import { failureFlagsCleared } from '../slice';

/** A document as the registry gives it; `base64` is empty when it cannot be had, and `message` may say why. */
export interface FetchedDocument {
  base64: string;
  message: Text;
}

const BLOCKED =
  'Your browser blocked the window for the document. Allow pop-ups for this site and try again.';

/**
 * Opens the window at once, while the click is handled, and shows the document in it when it has arrived.
 * @returns null when it is shown, else the sentence that says why not; empty where there is none
 */
export function* openDocument(
  title: string,
  fetch: () => Generator<unknown, FetchedDocument>,
): Generator<unknown, Text | null> {
  const documents = yield* service('documents');
  const target = yield* call([documents, 'open'], title);
  if (!target) return BLOCKED;
  yield* put(failureFlagsCleared());
  const { base64, message } = yield* fetch();
  if (!base64) {
    yield* call([target, 'close']);
    return message;
  }
  yield* call([target, 'show'], base64);
  return null;
}
