import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, race, select, take } from 'typed-redux-saga';
import { logError } from '../session/log';
import { service } from '../session/services';
import {
  formClosed,
  formLeft,
  selectForm,
  submitCompleted,
  submitRefused,
  submitStarted,
  UNEXPECTED_ERROR,
  type Refusal,
} from './form-slice';
import { watchLeading } from '../session/watch';

/** How to proceed once the form is done, or what the form shows after a refusal. */
export type SubmitResult = { refused: Refusal } | { proceed: () => Generator<unknown, unknown> };

/** Checks and saves what a form holds. */
export type Submit<Payload> = (payload: Payload) => Generator<unknown, SubmitResult>;

/** The event of an area that submits its forms; it may carry nothing. */
interface SubmitEvent<Payload> {
  type: string;
  match(action: unknown): action is PayloadAction<Payload>;
}

function* carryOut<Payload>(submit: Submit<Payload>, payload: Payload) {
  const result = yield* submit(payload);
  if ('refused' in result) return yield* put(submitRefused(result.refused));
  yield* put(submitCompleted());
  const navigator = yield* service('navigator');
  const from = yield* call([navigator, 'here']);
  yield* result.proceed();
  const to = yield* call([navigator, 'here']);
  if (to !== from) yield* put(formLeft(to));
}

/** Whether the browser is at the next page already while that of the form is still drawn: a click on it is ignored. */
function* isLeaving() {
  const navigator = yield* service('navigator');
  const { leavingFor } = yield* select(selectForm);
  return leavingFor !== '' && leavingFor === (yield* call([navigator, 'here']));
}

/**
 * Watches the submit event of an area's forms. A second click is ignored while a submit is in progress, and after it until the next
 * page is drawn. Leaving the page ends the submit, so that its answer never reaches another page.
 */
export function* watchSubmits<Payload>(event: SubmitEvent<Payload>, submit: Submit<Payload>) {
  yield* watchLeading(event.match, function* submitForm({ payload }: PayloadAction<Payload>) {
    if (yield* isLeaving()) return;
    yield* put(submitStarted());
    try {
      yield* race({ done: call(carryOut<Payload>, submit, payload), left: take(formClosed) });
    } catch (error) {
      yield* call(logError, `${event.type} failed`, error);
      yield* put(submitRefused({ message: UNEXPECTED_ERROR }));
    }
  });
}
