import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { authenticationOf, needsTokenRefresh, TOKEN_REFRESH_SECONDS } from '#rules';
import type { RootState } from '../root-reducer';
import { service } from '../services';
import { ask } from '../../client/ask';
import { logError } from '../log';
import type { SignedOn, SignOnClient, SignOnConfig } from './sign-on-client';
import { signedOffElsewhere } from './signed-off-tabs';
import { sessionTimedOut, userSignedOff, userSignedOn } from '../slice';

/** Milliseconds between two looks at the token, at least and at most: a computer that slept has missed its timer. */
const LOOK_AFTER = { least: 250, most: 15_000 } as const;

/** How often a provider that does not answer is asked for a new token, and the pause between, in milliseconds. */
const RENEWAL = { attempts: 5, pause: 2_000 } as const;

// The token's end is by the browser's clock, which the OpenID client took it from.
const now = (): string => new Date().toISOString();

/** The OpenID client of this environment; null where nobody can sign on. */
export function* signOnClient(): Generator<unknown, SignOnClient | null> {
  const config = yield* select((state: RootState) => state.session.environment?.signOn);
  if (!config) return null;
  const signOn = yield* service('signOn');
  return yield* call([signOn, 'open'], config);
}

/** Hands the token to the client, and lets the application know who is here. The token itself stays out of the store. */
export function* completeSignOn({ token, ...user }: SignedOn) {
  const client = yield* service('client');
  yield* call([client, 'setToken'], token);
  yield* put(userSignedOn({ ...user, tokenEndsAt: token.endsAt }));
}

/** A new token from the provider; null when it gives none or cannot be reached. */
function* renewedBy(client: SignOnClient): Generator<unknown, SignedOn | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return yield* call([client, 'renew']);
    } catch (error) {
      if (attempt < RENEWAL.attempts) {
        yield* delay(RENEWAL.pause);
        continue;
      }
      yield* call(logError, 'The token of the sign-on could not be renewed', error);
      return null;
    }
  }
}

/** Renews the token each time that the rule asks for it (W9-token); ends when there is no new one. */
function* keepTokenFresh() {
  const client = yield* signOnClient();
  for (;;) {
    const user = yield* select((state: RootState) => state.session.user);
    if (!client || !user) return;
    if (needsTokenRefresh(user.tokenEndsAt, now())) {
      const renewed = yield* renewedBy(client);
      if (!renewed) return;
      yield* completeSignOn(renewed);
    } else {
      const refreshIn = Date.parse(user.tokenEndsAt) - TOKEN_REFRESH_SECONDS * 1000 - Date.now();
      yield* delay(Math.min(Math.max(refreshIn, LOOK_AFTER.least), LOOK_AFTER.most));
    }
  }
}

/** Removes the token from the client, and the user from the storage of this tab. */
function* forget() {
  const registry = yield* service('client');
  yield* call([registry, 'setToken'], null);
  const client = yield* signOnClient();
  if (client) yield* call([client, 'forget']);
}

/**
 * Restores the sign-on of this tab after a reload, with a new token where the old one has expired. Asks the registry first whether it
 * accepts the token: one that it does not accept is refused by every operation.
 */
export function* restoreSignOn(config: SignOnConfig) {
  const signOn = yield* service('signOn');
  const client = yield* call([signOn, 'open'], config);
  const keptUser = yield* call([client, 'kept']);
  const isOver = keptUser !== null && needsTokenRefresh(keptUser.token.endsAt, now());
  const current = isOver ? yield* renewedBy(client) : keptUser;
  if (current && (yield* isTokenAccepted(current))) yield* completeSignOn(current);
  else yield* forget();
}

function* isTokenAccepted({ token }: SignedOn): Generator<unknown, boolean> {
  const client = yield* service('client');
  yield* call([client, 'setToken'], token);
  const { outcome } = yield* ask('businessAbout');
  return authenticationOf(outcome) !== 'refused';
}

/**
 * The registry has refused a user who is signed on: ends the sign-on here if their token is no longer valid. A token that has just expired,
 * as on a computer that slept, is not sent, and is being renewed.
 */
export function* checkSignOn() {
  const { outcome } = yield* ask('businessAbout');
  if (authenticationOf(outcome) === 'refused') yield* forgetSignOn();
}

/** Waits while the user's token is renewed, so that background requests are not sent without one. */
export function* waitForValidToken() {
  for (;;) {
    const user = yield* select((state: RootState) => state.session.user);
    if (!user || !needsTokenRefresh(user.tokenEndsAt, now())) return;
    yield* take([userSignedOn, userSignedOff, sessionTimedOut]);
  }
}

/** The registry accepts the sign-on no more: nothing of it stays in this tab. */
export function* forgetSignOn() {
  yield* forget();
  yield* put(userSignedOff());
}

/** Waits until another tab of this browser has signed off. */
function* signedOffInAnotherTab() {
  const tabs = yield* call(signedOffElsewhere);
  try {
    yield* take(tabs);
  } finally {
    tabs.close();
  }
}

/** Follows somebody who has signed on until they sign off, here or in another tab, are timed out, or their token cannot be renewed. */
export function* followSignOn() {
  const { signedOff } = yield* race({
    expired: call(keepTokenFresh),
    elsewhere: call(signedOffInAnotherTab),
    signedOff: take(userSignedOff),
    timedOut: take(sessionTimedOut),
  });
  if (signedOff) {
    // A user who signs off on purpose leaves for the provider, whose client removes the user on the way.
    const registry = yield* service('client');
    yield* call([registry, 'setToken'], null);
  } else {
    yield* forget();
    yield* put(userSignedOff());
  }
}
