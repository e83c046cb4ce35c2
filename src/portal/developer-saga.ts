import { all, call, put } from 'typed-redux-saga';
import { ask } from '../client/ask';
import { applyEffects } from '../session/outcomes';
import { loadEnvironment } from '../session/session-saga';
import {
  clockMoveRequested,
  developerFactsReceived,
  developerPanelRequested,
  developerRequestFailed,
  phoneAnswered,
} from './developer-slice';
import { watchLatest } from '../session/watch';

function* refresh() {
  const answers = yield* all({
    personas: ask('personas'),
    outbox: ask('outbox'),
    letters: ask('letters'),
    payments: ask('payments'),
    clock: ask('clock'),
  });
  const { personas, outbox, letters, payments, clock } = answers;
  for (const operation of ['personas', 'outbox', 'letters', 'payments', 'clock'] as const)
    yield* applyEffects(operation, answers[operation].outcome);
  yield* put(
    developerFactsReceived({
      personas: personas.data?.personas ?? [],
      messages: outbox.data?.messages ?? [],
      letters: letters.data?.letters ?? [],
      payments: payments.data?.payments ?? [],
      clock: clock.data ? { now: clock.data.now, isMoved: clock.data.moved } : null,
    }),
  );
  const isIncomplete = [personas, outbox, letters, payments, clock].some(
    ({ outcome }) => outcome.kind !== 'ok',
  );
  if (isIncomplete)
    yield* put(developerRequestFailed('The server did not answer every question of this panel.'));
}

/** Moves the server's clock, then takes over its time: every rule of the browser asks the server's clock. */
function* moveClock({ payload }: ReturnType<typeof clockMoveRequested>) {
  const { outcome, data } = yield* ask('setClock', { body: { now: payload.now } });
  yield* applyEffects('setClock', outcome);
  if (outcome.kind !== 'ok' || !data) {
    yield* put(developerRequestFailed('The clock was not moved.'));
    return;
  }
  yield* put(developerFactsReceived({ clock: { now: data.now, isMoved: data.moved } }));
  yield* call(loadEnvironment);
}

/** Sends what a phone writes, and shows what the office answers. */
function* answerAsPhone({ payload }: ReturnType<typeof phoneAnswered>) {
  const { outcome } = yield* ask('answerText', { body: payload });
  yield* applyEffects('answerText', outcome);
  if (outcome.kind !== 'ok') {
    yield* put(developerRequestFailed('The message did not reach the office.'));
    return;
  }
  yield* put(developerFactsReceived({ isPhoneSending: false }));
  yield* call(refresh);
}

export function* watchDeveloperPanel() {
  yield* watchLatest(developerPanelRequested, refresh);
  yield* watchLatest(clockMoveRequested, moveClock);
  yield* watchLatest(phoneAnswered, answerAsPhone);
}
