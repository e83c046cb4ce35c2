import { put } from 'typed-redux-saga';
import { accountPath, changeOfForm, newAccountBody, type NewAccountFormValues, type Problem } from '#rules';
import { ask } from '../../client/ask';
import type { Answer } from '../../client/client';
import { refusalOf } from '../../forms/form-slice';
import { watchSubmits, type SubmitResult } from '../../forms/submit-saga';
import { applyEffects, openAddress } from '../../session/outcomes';
import {
  accountSeen,
  actionDone,
  changeSubmitted,
  creationSubmitted,
  type AccountFormChange,
} from './account-slice';

/** Of a refused request, and of an answer that says in a code what is taken. */
const problemsOf = ({ problems, data }: Answer<'createUser'> | Answer<'updateUser'>): Problem[] =>
  problems ?? data?.problems ?? [];

const done = (userId: string, notice: string): SubmitResult => ({
  *proceed() {
    yield* put(actionDone(notice));
    yield* openAddress(accountPath(userId), { replace: true });
  },
});

/** Saves only what differs from the account with which the form was opened: other changes of another administrator stay. */
function* change({ seen, values, version }: AccountFormChange): Generator<unknown, SubmitResult> {
  const { userId } = seen;
  const changed = changeOfForm(seen, values);
  if (changed === null) return done(userId, 'Nothing was changed.');
  const answer = yield* ask('updateUser', { body: { userId, version, ...changed } });
  const { outcome, data } = answer;
  const applied = yield* applyEffects('updateUser', outcome, { problems: problemsOf(answer) });
  if (outcome.kind === 'ok') return done(userId, 'The account is changed.');
  if (data?.user) yield* put(accountSeen(data.user));
  return { refused: refusalOf(applied) };
}

/** Creates an account, to which a temporary password is mailed. */
function* create(values: NewAccountFormValues): Generator<unknown, SubmitResult> {
  const answer = yield* ask('createUser', { body: newAccountBody(values) });
  const { outcome } = answer;
  const applied = yield* applyEffects('accountCreation', outcome, { problems: problemsOf(answer) });
  if (outcome.kind !== 'ok') return { refused: refusalOf(applied) };
  return done(
    values.userId,
    `The account was created. A temporary password is on its way to ${values.email}.`,
  );
}

/** The forms of accounts. */
export function* watchAccountForms() {
  yield* watchSubmits(changeSubmitted, change);
  yield* watchSubmits(creationSubmitted, create);
}
