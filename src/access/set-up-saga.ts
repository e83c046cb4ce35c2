import { put, select } from 'typed-redux-saga';
import type { SetUpValues } from '#rules';
import { ask } from '../client/ask';
import { watchSubmits, type SubmitResult } from '../forms/submit-saga';
import { applyEffects } from '../session/outcomes';
import { SECURE_SET_UP_KEY, type SecureSetUp } from '../session/secure-set-up';
import { service } from '../session/services';
import { watchLatest } from '../session/watch';
import { accountCreated, selectSetUp, setUpFilingRead, setUpOpened, setUpSubmitted } from './set-up-slice';

function* open() {
  const storage = yield* service('storage');
  yield* put(setUpFilingRead(storage.session.read<SecureSetUp>(SECURE_SET_UP_KEY)));
}

/** The first account of the entity sets its secure filing up; its temporary password is mailed. */
function* setUp({ email }: SetUpValues): Generator<unknown, SubmitResult> {
  const { filing } = yield* select(selectSetUp);
  if (!filing) return { refused: {} };
  const { entityId, entityName, refId } = filing;
  const { outcome, data, problems = [] } = yield* ask('createUser', { body: { email, entityId, refId } });
  const { message } = yield* applyEffects('createUser', outcome);
  const userId = data?.userId;
  if (outcome.kind !== 'ok' || userId === undefined) {
    return { refused: { message: problems[0]?.message || message } };
  }
  const storage = yield* service('storage');
  return {
    *proceed() {
      storage.session.remove(SECURE_SET_UP_KEY);
      yield* put(accountCreated({ userId, email, entityId, entityName }));
    },
  };
}

export function* watchSetUp() {
  yield* watchLatest(setUpOpened, open);
  yield* watchSubmits(setUpSubmitted, setUp);
}
