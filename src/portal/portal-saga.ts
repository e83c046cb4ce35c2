import { all, call, put, select } from 'typed-redux-saga';
import { serverNow } from '../session/selectors';
import type { RootState } from '../session/root-reducer';
import { service } from '../session/services';
import { ask } from '../client/ask';
import { applyEffects } from '../session/outcomes';
import {
  type ComponentLetter,
  entityRecordMissed,
  entityRecordReceived,
  entityRecordRequested,
  sampleCalendarRequested,
  versionReceived,
  versionsRequested,
} from './slice';
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
  const { outcome, data } = yield* ask(aboutOperations[letter]);
  yield* put(versionReceived({ letter, version: outcome.kind === 'ok' && data ? data.version : null }));
}

function* askVersions() {
  const letters = Object.keys(aboutOperations) as ComponentLetter[];
  yield* all(letters.map((letter) => call(askVersion, letter)));
}

function* openRecord({ payload: { entityId } }: ReturnType<typeof entityRecordRequested>) {
  // The contract accepts digits only: anything else is no entity's number.
  if (!/^[0-9]{1,20}$/.test(entityId)) {
    yield* put(entityRecordMissed('notFound'));
    return;
  }
  const { outcome, data } = yield* ask('entitySummary', { query: { entityId } });
  yield* applyEffects('entitySummary', outcome);
  if (outcome.kind === 'ok' && data?.entitySummary) yield* put(entityRecordReceived(data.entitySummary));
  else yield* put(entityRecordMissed(outcome.kind === 'code' ? 'notFound' : 'failed'));
}

/** The event of an entity formed today, so that testers can try the file in their calendar. */
function* saveSampleCalendar() {
  const now = yield* select((state: RootState) => serverNow(state));
  const { sampleCalendarFile } = yield* call(() => import('../session/calendar-file'));
  const { fileName, content } = yield* call(sampleCalendarFile, now);
  const documents = yield* service('documents');
  yield* call([documents, 'save'], fileName, 'text/calendar;charset=utf-8', content);
}

export function* watchPortal() {
  yield* watchLatest(versionsRequested, askVersions);
  yield* watchLatest(entityRecordRequested, openRecord);
  yield* watchEvery(sampleCalendarRequested, saveSampleCalendar);
}
