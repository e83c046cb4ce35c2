import { all, call, put, select } from 'typed-redux-saga';
import { keysOf } from '#rules';
import { serverNow } from '../session/selectors';
import type { RootState } from '../session/root-reducer';
import { applyEffects } from '../session/outcomes';
import { service } from '../session/services';
import { ask } from '../client/ask';
import { type ComponentLetter, sampleCalendarRequested, versionReceived, versionsRequested } from './slice';
import { watchEvery, watchLatest } from '../session/watch';

/** The operation that answers the version of a component. */
const aboutOperations = {
  a: 'accountsAbout',
  b: 'businessAbout',
  c: 'commonAbout',
  e: 'mailAbout',
  u: 'usersAbout',
} as const satisfies Record<ComponentLetter, string>;

function* askVersion(letter: ComponentLetter) {
  const operation = aboutOperations[letter];
  const { outcome, data } = yield* ask(operation);
  yield* applyEffects(operation, outcome);
  yield* put(versionReceived({ letter, version: outcome.kind === 'ok' && data ? data.version : null }));
}

function* askVersions() {
  const letters = keysOf(aboutOperations);
  yield* all(letters.map((letter) => call(askVersion, letter)));
}

/** The event of an entity formed today, so that testers can try the file in their calendar. */
function* saveSampleCalendar() {
  const now = yield* select((state: RootState) => serverNow(state));
  const { sampleCalendarFile } = yield* call(() => import('../session/documents/calendar-file'));
  const { fileName, content } = yield* call(sampleCalendarFile, now);
  const documents = yield* service('documents');
  yield* call([documents, 'save'], fileName, 'text/calendar;charset=utf-8', content);
}

export function* watchPortal() {
  yield* watchLatest(versionsRequested, askVersions);
  yield* watchEvery(sampleCalendarRequested, saveSampleCalendar);
}
