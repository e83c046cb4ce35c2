import { call, select } from 'typed-redux-saga';
import { canLogIn, loginPath, PATHS, type Query } from '#rules';
import { openPage } from '../../session/outcomes';
import type { RootState } from '../../session/root-reducer';
import { endSecureLogin } from '../../session/secure-login-saga';
import { service } from '../../session/services';

/** The history state of the login page; a link cannot set it. */
export interface LoginState {
  /** Path and query of the page that asks for the login. */
  from: string;
  /** The filer was logged in before. */
  hasEnded: boolean;
}

/** The entity that the filing in progress is for, also after a reload that has not brought the filing back. */
function* currentEntityId() {
  const { draft } = yield* select((state: Partial<RootState>) => state);
  const storage = yield* service('storage');
  return draft?.filing.entityId || (storage.session.text('filingEntity') ?? '');
}

/**
 * To the login for the filings of an entity (W4-sbf). It replaces the page that asks in the history, and that page replaces it after the
 * login, so that Back never leads in a circle. Where no entity is known, to the list of forms with a message.
 */
export function* openLogin({ entityId: named, transTyp }: Query): Generator<unknown, void> {
  const navigator = yield* service('navigator');
  const from = yield* call([navigator, 'here']);
  // Two operations of a page may be refused at once.
  if (from.split('?')[0] === PATHS.login) return;
  const entityId = named ?? (yield* currentEntityId());
  if (!canLogIn(entityId))
    return yield* openPage('fileAForm', { reason: 'loginWithoutEntity' }, { replace: true });
  const { session, draft } = yield* select((state: Partial<RootState>) => state);
  const transaction = transTyp ?? draft?.filing.transactionType;
  const hasEnded = session?.secureFiler?.entityId === entityId;
  if (hasEnded && session.secureFiler?.mustChangePassword) {
    // The login has not ended: with a temporary password it opens no filing.
    const origin = { entityId, transTyp: transaction, from };
    return yield* call([navigator, 'go'], PATHS.changePassword, { replace: true, state: origin });
  }
  if (hasEnded) yield* endSecureLogin();
  const address = loginPath({ entityId, transTyp: transaction });
  const state: LoginState = { from, hasEnded };
  yield* call([navigator, 'go'], address, { replace: true, state });
}
