import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import {
  afterPasswordChange,
  isAskedByFiling,
  loginPath,
  PATHS,
  type ChangePasswordValues,
  type LoginOrigin,
} from '#rules';
import { ask } from '../client/ask';
import { watchSubmits, type SubmitResult } from '../forms/submit-saga';
import { applyEffects, openPage } from '../session/outcomes';
import type { RootState } from '../session/root-reducer';
import { endSecureLogin } from '../session/secure-login-saga';
import { service } from '../session/services';
import { hasShape } from '../session/stored-shape';
import { waitForSession } from '../session/session-saga';
import { forgetSignOn } from '../session/sign-on/sign-on-saga';
import { watchLatest, watchLeading } from '../session/watch';
import {
  accountNotRead,
  accountRead,
  changePasswordOpened,
  changePasswordSubmitted,
  confirmationClosed,
  passwordChanged,
  selectChangePassword,
  type ChangedAccount,
} from './change-password-slice';
import { endSignOn, logOutSecureFiler } from './sign-off-saga';
import { PASSWORD_CHANGED_KEY } from './storage-keys';

type Origin = Partial<LoginOrigin> | null;

/** The login has ended: the account logs in again, and comes back to the change of its password (reading 38). */
function* logInAgain(origin: Origin): Generator<unknown, void> {
  const { secureFiler } = yield* select((state: RootState) => state.session);
  const navigator = yield* service('navigator');
  if (!secureFiler) {
    yield* forgetSignOn();
    const state = { from: PATHS.changePassword };
    return yield* call([navigator, 'go'], PATHS.loginAdmin, { replace: true, state });
  }
  yield* endSecureLogin();
  // A temporary password leads back here by itself, and then to what asked for the first login.
  const { transTyp, from } = origin ?? { from: PATHS.changePassword };
  const address = loginPath({ entityId: secureFiler.entityId, transTyp });
  yield* call([navigator, 'go'], address, { replace: true, state: { from, hasEnded: true } });
}

const isChangedAccount = hasShape<ChangedAccount>({ roles: 'list' });

/** The account whose password is changed: the registry knows it by the token. A confirmation that was not closed yet is shown again. */
function* open({ payload: origin }: PayloadAction<Origin>) {
  if (!(yield* waitForSession())) return;
  const storage = yield* service('storage');
  const unclosed = storage.session.read(PASSWORD_CHANGED_KEY, isChangedAccount);
  if (unclosed) return yield* put(passwordChanged(unclosed));
  const { user, secureFiler } = yield* select((state: RootState) => state.session);
  if (!user && !secureFiler) return;
  const { outcome, data } = yield* ask('searchUserId');
  const { page } = yield* applyEffects('searchUserId', outcome, { defersPage: true });
  if (page === 'login') return yield* logInAgain(origin);
  yield* put(data?.users ? accountRead({ userId: data.users[0]?.userId }) : accountNotRead());
}

interface ChangeRequest {
  values: ChangePasswordValues;
  origin: Origin;
}

function* change({ values, origin }: ChangeRequest): Generator<unknown, SubmitResult> {
  const { password, newPassword } = values;
  const { userId } = yield* select(selectChangePassword);
  const { secureFiler, user } = yield* select((state: RootState) => state.session);
  const { outcome, data } = yield* ask('changePassword', { body: { userId, password, newPassword } });
  const { message, dialog, page } = yield* applyEffects('changePassword', outcome, { defersPage: true });
  if (page === 'login') return { proceed: () => logInAgain(origin) };
  if (page) yield* openPage(page);
  if (dialog !== 'passwordChanged') {
    // The registry's problem with the new password is shown at its field; the current one may well be right.
    const problems = data?.problems ?? [];
    return { refused: { problems, message: problems.length > 0 ? '' : message } };
  }
  const roles = secureFiler ? [] : (user?.roles ?? []);
  const changed: ChangedAccount = { roles, entityId: secureFiler?.entityId ?? null };
  const storage = yield* service('storage');
  storage.session.write(PASSWORD_CHANGED_KEY, changed);
  return {
    *proceed() {
      yield* put(passwordChanged(changed));
    },
  };
}

/** Logs out, and leads to where the account logs in again (A2-change). */
function* logInAnew({ payload: { account, origin } }: ReturnType<typeof confirmationClosed>) {
  const storage = yield* service('storage');
  storage.session.remove(PASSWORD_CHANGED_KEY);
  const { page } = afterPasswordChange(account.roles);
  if (account.entityId === null) return yield* endSignOn(PATHS[page], { isRefused: true });
  const { transTyp, from } = origin;
  yield* logOutSecureFiler({ keepsFiling: isAskedByFiling(from ?? '') });
  const navigator = yield* service('navigator');
  const address = loginPath({ entityId: account.entityId, transTyp });
  yield* call([navigator, 'go'], address, { replace: true, state: { from } });
}

export function* watchChangePassword() {
  yield* watchLatest(changePasswordOpened, open);
  yield* watchSubmits(changePasswordSubmitted, change);
  yield* watchLeading(confirmationClosed, logInAnew);
}
