import { createAction } from '@reduxjs/toolkit';
import type { ResetPasswordValues } from '#rules';
import { ask } from '../client/ask';
import { watchSubmits, type SubmitResult } from '../forms/submit-saga';
import { applyEffects } from '../session/outcomes';

/** Reset password, with valid values. */
export const resetSubmitted = createAction<ResetPasswordValues>('resetPassword/submitted');

/** The catalog decides what follows: the confirmation, or another page (A8-access). Its message is shown otherwise. */
function* reset(body: ResetPasswordValues): Generator<unknown, SubmitResult> {
  const { outcome } = yield* ask('resetPassword', { body });
  const { message } = yield* applyEffects('resetPassword', outcome);
  return { refused: { message } };
}

export function* watchReset() {
  yield* watchSubmits(resetSubmitted, reset);
}
