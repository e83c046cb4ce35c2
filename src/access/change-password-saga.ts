import { call, put, select } from 'typed-redux-saga';
import { afterPasswordChange, loginPath, PATHS, type ChangePasswordValues } from '#rules';
import { ask } from '../client/ask';
import { watchSubmits, type SubmitResult } from '../forms/submit-saga';
import { applyEffects } from '../session/outcomes';
import type { RootState } from '../session/root-reducer';
import { service } from '../session/services';
import { sessionIsReady } from '../session/session-saga';
import { watchLatest, watchLeading } from '../session/watch';
import {
  accountNotRead,
  accountRead,
  changePasswordOpened,
  changePasswordSubmitted,
  confirmationClosed,
  passwordChanged,
  selectChangePassword,
} from './change-password-slice';
import { endSignOn, logOutSecureFiler } from './sign-off-saga';

/** Whose password it is: the registry knows by the token. */
function* open() {
  if (!(yield* sessionIsReady())) return;
  const { user, secureFiler } = yield* select((state: RootState) => state.session);
  if (!user && !secureFiler) return;
  const { outcome, data } = yield* ask('searchUserId');
  yield* applyEffects('searchUserId', outcome);
  yield* put(data?.users ? accountRead({ userId: data.users[0]?.userId }) : accountNotRead());
}

function* change({ password, newPassword }: ChangePasswordValues): Generator<unknown, SubmitResult> {
  const { userId } = yield* select(selectChangePassword);
  const { secureFiler, user } = yield* select((state: RootState) => state.session);
  const { outcome } = yield* ask('changePassword', { body: { userId, password, newPassword } });
  const { message, dialog } = yield* applyEffects('changePassword', outcome);
  if (dialog !== 'passwordChanged') return { refused: { message } };
  return {
    *proceed() {
      const roles = secureFiler ? [] : (user?.roles ?? []);
      yield* put(passwordChanged({ roles, entityId: secureFiler?.entityId ?? null }));
    },
  };
}

/** Logs out, and leads to where the account logs in again (A2-change). */
function* logInAnew({ payload: { account, opening } }: ReturnType<typeof confirmationClosed>) {
  const { page } = afterPasswordChange(account.roles);
  if (account.entityId === null) return yield* endSignOn(PATHS[page]);
  yield* logOutSecureFiler();
  const navigator = yield* service('navigator');
  const { transTyp, from } = opening;
  const address = loginPath({ entityId: account.entityId, transTyp });
  yield* call([navigator, 'go'], address, { replace: true, state: { from } });
}

export function* watchChangePassword() {
  yield* watchLatest(changePasswordOpened, open);
  yield* watchSubmits(changePasswordSubmitted, change);
  yield* watchLeading(confirmationClosed, logInAnew);
}
