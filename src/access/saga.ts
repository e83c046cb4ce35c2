import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import { afterSignOn, PATHS, signOnVerdict } from '#rules';
import { openAddress } from '../session/outcomes';
import type { RootState } from '../session/root-reducer';
import { logError } from '../session/log';
import { completeSignOn } from '../session/sign-on/sign-on-saga';
import { service } from '../session/services';
import { waitForSession } from '../session/session-saga';
import { watchLatest } from '../session/watch';
import { endSignOn, logOutSecureFiler, requireSignOnClient } from './sign-off-saga';
import { type Visit, visitEnded, visitFailed, visitStarted } from './slice';

declare module '../session/storage' {
  interface SessionKeys {
    /** The page of the staff area that asked for the sign-on, over the way to the provider and back. */
    afterSignOn: true;
  }
}

type Started = ReturnType<typeof visitStarted>['payload'];

const selectUser = (state: RootState) => state.session.user;

/** To the provider while nobody is signed on, otherwise to the page for the user's roles (A2-loginadmin). */
function* signOn({ from }: Started) {
  const user = yield* select(selectUser);
  const storage = yield* service('storage');
  const verdict = signOnVerdict('loginAdmin', user && user.roles, user?.mustChangePassword);
  if (verdict === 'signOn' || verdict === 'stay') {
    storage.session.write('afterSignOn', from);
    const client = yield* requireSignOnClient();
    return yield* call([client, 'begin']);
  }
  const page = afterSignOn(verdict, {
    from: from || (storage.session.text('afterSignOn') ?? ''),
    mustChangePassword: user?.mustChangePassword === true,
  });
  storage.session.remove('afterSignOn');
  yield* openAddress(page, { replace: true });
}

/** Takes the provider's answer, unless a reload has restored who it was about already. */
function* takeAnswer(started: Started) {
  if (!(yield* select(selectUser))) {
    const client = yield* requireSignOnClient();
    yield* completeSignOn(yield* call([client, 'complete']));
  }
  yield* signOn(started);
}

/** Ends every login of this tab; the configured target follows (A2-logout). */
function* signOff() {
  yield* logOutSecureFiler();
  const target = yield* select((state: RootState) => state.session.environment?.links.logout);
  const isEnded = yield* endSignOn(target || PATHS.loginAdmin);
  if (!isEnded) yield* put(visitFailed('providerStays'));
}

const VISITS = { signOn, signedOn: takeAnswer, signOff } satisfies Record<
  Visit,
  (started: Started) => Generator
>;

function* visit({ payload }: ReturnType<typeof visitStarted>) {
  try {
    if (!(yield* waitForSession())) return;
    yield* call(VISITS[payload.visit], payload);
  } catch (error) {
    yield* call(logError, 'Signing on or off failed', error);
    yield* put(visitFailed(payload.visit));
  }
}

/** Who comes to sign on or off; leaving the page ends what was under way. */
export function* watchVisits() {
  yield* watchLatest(isAnyOf(visitStarted, visitEnded), function* handle(action) {
    if (visitStarted.match(action)) yield* visit(action);
  });
}
