import { isAnyOf } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import type { AccountCriterion, Outcome, Text } from '#rules';
import { ask } from '../../client/ask';
import { applyEffects } from '../../session/outcomes';
import { watchLatest } from '../../session/watch';
import {
  accountsAnswered,
  accountsClosed,
  accountsMissed,
  accountsWanted,
  type User,
} from './accounts-slice';

/** The accounts that were found, or why they are not known. */
export type AccountsResult = { users: User[] } | { message: Text };

interface Answered {
  outcome: Outcome;
  data?: { users: User[] };
}

function* shown(
  operation: 'accountByUserId' | 'searchUserName' | 'searchUserBsf',
  { outcome, data }: Answered,
): Generator<unknown, AccountsResult> {
  const { message } = yield* applyEffects(operation, outcome);
  return outcome.kind === 'ok' && data ? { users: data.users } : { message };
}

/** Each criterion is a question of its own. */
const QUESTIONS = {
  *userId(userId: string) {
    return yield* shown('accountByUserId', yield* ask('searchUserId', { query: { userId } }));
  },
  *name(name: string) {
    return yield* shown('searchUserName', yield* ask('searchUserName', { query: { name } }));
  },
  *entityId(entityId: string) {
    return yield* shown('searchUserBsf', yield* ask('searchUserBsf', { query: { entityId } }));
  },
} satisfies Record<AccountCriterion, (text: string) => Generator<unknown, AccountsResult>>;

/** Looks for accounts, which the registry writes to its audit log. */
export const findAccounts = (by: AccountCriterion, text: string): Generator<unknown, AccountsResult> =>
  QUESTIONS[by](text);

/** The search for accounts; it ends when its page is left. */
export function* watchAccountSearch() {
  yield* watchLatest(isAnyOf(accountsWanted, accountsClosed), function* handle(action) {
    if (!accountsWanted.match(action)) return;
    const { by, text } = action.payload;
    const found = yield* findAccounts(by, text);
    yield* put('users' in found ? accountsAnswered(found.users) : accountsMissed(found.message));
  });
}
