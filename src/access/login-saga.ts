import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import {
  answeredStatus,
  canLogIn,
  loginDestination,
  PATHS,
  publicEffectsOf,
  type LoginOrigin,
  type LoginValues,
  type ResetPasswordValues,
} from '#rules';
import { ask } from '../client/ask';
import { watchSubmits, type SubmitResult } from '../forms/submit-saga';
import { applyEffects, openPage } from '../session/outcomes';
import { keepSecureLogin } from '../session/secure-login-saga';
import type { RootState } from '../session/root-reducer';
import { service } from '../session/services';
import { waitForSession } from '../session/session-saga';
import { watchLatest } from '../session/watch';
import {
  entityNotFound,
  entityRead,
  loginOpened,
  loginResetSubmitted,
  loginSubmitted,
  resetSent,
} from './login-slice';

const NOT_ON_RECORD = 404;

/** The login always needs an entity (reading 38). Its name is shown, and whether it has secure filing at all. */
function* open({ payload: { entityId } }: PayloadAction<LoginOrigin>) {
  if (!(yield* waitForSession())) return;
  if (!canLogIn(entityId))
    return yield* openPage('fileAForm', { reason: 'loginWithoutEntity' }, { replace: true });
  const { outcome, data } = yield* ask('entitySummary', { query: { entityId } });
  yield* applyEffects('entitySummary', outcome);
  const entity = data?.entitySummary;
  if (entity) yield* put(entityRead({ name: entity.entityName, hasSecureFiling: entity.sbf }));
  else if (answeredStatus(outcome) === NOT_ON_RECORD) yield* put(entityNotFound());
}

/** Back to what asked for the login, which takes the place of the login page. */
function* continueAfterLogin(origin: LoginOrigin, mustChangePassword: boolean) {
  const navigator = yield* service('navigator');
  const destination = loginDestination(origin, mustChangePassword);
  switch (destination.kind) {
    case 'back':
      return yield* call([navigator, 'back']);
    case 'page':
      return yield* call([navigator, 'go'], destination.path, { replace: true });
    case 'changePassword':
      return yield* call([navigator, 'go'], PATHS.changePassword, { replace: true, state: origin });
  }
}

/** The server's clock says when the token expires; the client compares it with the browser's. */
function* byOwnClock(instant: string): Generator<unknown, string> {
  const { clockOffset } = yield* select((state: RootState) => state.session);
  return new Date(Date.parse(instant) - clockOffset).toISOString();
}

interface LoginRequest {
  values: LoginValues;
  origin: LoginOrigin;
}

function* logIn({ values, origin }: LoginRequest): Generator<unknown, SubmitResult> {
  const { entityId } = origin;
  const { outcome, data } = yield* ask('secureFilingLogin', { body: { entityId, ...values } });
  const { message, clearedPaths } = yield* applyEffects('secureFilingLogin', outcome);
  if (outcome.kind !== 'ok' || !data?.sbfAccessToken || !data.tokenEndsAt) {
    return { refused: { message, clearedPaths } };
  }
  const { sbfAccessToken: value, tokenEndsAt, mustChangePassword = false } = data;
  const endsAt = yield* byOwnClock(tokenEndsAt);
  yield* keepSecureLogin({ entityId, email: values.email, mustChangePassword, value, endsAt });
  return { proceed: () => continueAfterLogin(origin, mustChangePassword) };
}

interface ResetRequest {
  values: ResetPasswordValues;
  entityId: string;
}

/** A reset started here returns to the login, with its message (A2-reset). */
function* reset({ values, entityId }: ResetRequest): Generator<unknown, SubmitResult> {
  const { userId: name, email } = values;
  const { outcome } = yield* ask('secureFilingPasswordReset', { query: { entityId, name, email } });
  // The catalog takes 401 for sent: the answer must not tell who has an account.
  const { message } = yield* applyEffects('secureFilingPasswordReset', outcome);
  const isSent = publicEffectsOf('secureFilingPasswordReset', outcome).some(
    (effect) => effect.kind === 'showMessage' && effect.severity === 'success',
  );
  if (!isSent) return { refused: { message } };
  return {
    *proceed() {
      yield* put(resetSent());
    },
  };
}

export function* watchLogin() {
  yield* watchLatest(loginOpened, open);
  yield* watchSubmits(loginSubmitted, logIn);
  yield* watchSubmits(loginResetSubmitted, reset);
}
