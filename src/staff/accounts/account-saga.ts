import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, race, select, take } from 'typed-redux-saga';
import { accountsPath, actionWords, changeOfAction, closedText, type AccountAction } from '#rules';
import { ask } from '../../client/ask';
import { UNEXPECTED_ERROR } from '../../forms/form-slice';
import { applyEffects, openAddress } from '../../session/outcomes';
import { watchLatest, watchLeading } from '../../session/watch';
import { completeInBackground } from '../complete-in-background';
import { accountGone, type User } from './accounts-slice';
import {
  accountAnswered,
  accountLeft,
  accountMissed,
  accountSeen,
  accountUnknown,
  accountWanted,
  actionConfirmed,
  actionDone,
  actionRefused,
  selectAccount,
} from './account-slice';
import { findAccounts } from './find-saga';

/** An account, with the others of its entity: whether it is the last one decides what closing it does. */
function* loadAccount(userId: string) {
  const found = yield* findAccounts('userId', userId);
  if ('message' in found) return yield* put(accountMissed(found.message));
  const [account] = found.users;
  if (account === undefined) return yield* put(accountUnknown());
  const { entityId } = account;
  if (entityId === undefined) return yield* put(accountAnswered({ account, others: [] }));
  const ofEntity = yield* findAccounts('entityId', entityId);
  if ('message' in ofEntity) return yield* put(accountMissed(ofEntity.message));
  const others = ofEntity.users.filter((other) => other.userId !== account.userId);
  return yield* put(accountAnswered({ account, others }));
}

/** The account is gone: the search says so, and shows the accounts that the entity has left. */
function* leaveClosed(account: User, hasEnded: boolean) {
  const { entityId = '' } = account;
  yield* put(accountGone(closedText(account, hasEnded)));
  yield* openAddress(accountsPath({ by: 'entityId', text: entityId, page: 1 }), { replace: true });
}

/** Runs the confirmed action. After a refusal the account is shown as it is now, also where only the answer was lost. */
function* act({ payload: action }: { payload: AccountAction }) {
  const { account, others } = yield* select(selectAccount);
  if (!account) return;
  const { userId, version } = account;
  // A confirmed action continues when the page is left: whether an aborted request was carried out would be unknown.
  const {
    outcome,
    data,
    problems: told,
  } = yield* completeInBackground(
    () => ask('updateUser', { body: { userId, version, ...changeOfAction(action) } }),
    function* tellNobody() {},
  );
  const { message, problems } = yield* applyEffects('updateUser', outcome, { problems: told });
  if (outcome.kind === 'ok') {
    if (action === 'close') return yield* leaveClosed(account, data?.secureFilingEnded === true);
    if (data?.user) yield* put(accountSeen(data.user));
    return yield* put(actionDone(actionWords(action, account, others.length === 0).done));
  }
  if (data?.user) yield* put(accountSeen(data.user));
  else yield* loadAccount(userId);
  // A refusal without problems still shows a message.
  yield* put(actionRefused(message || (problems[0]?.message ?? UNEXPECTED_ERROR)));
}

/** The page of an account; what it asks ends when it is left. */
export function* watchAccount() {
  yield* watchLatest(isAnyOf(accountWanted, accountLeft), function* handle(action) {
    if (accountWanted.match(action)) yield* loadAccount(action.payload);
  });
  yield* watchLeading(actionConfirmed, function* actOnShown(confirmed) {
    yield* race({ done: call(act, confirmed), left: take(accountLeft) });
  });
}
