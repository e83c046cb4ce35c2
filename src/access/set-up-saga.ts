import { put, select } from 'typed-redux-saga';
import type { SetUpValues } from '#rules';
import { ask } from '../client/ask';
import { refusalOf } from '../forms/form-slice';
import { watchSubmits, type SubmitResult } from '../forms/submit-saga';
import { applyEffects } from '../session/outcomes';
import { isSecureSetUp, SECURE_SET_UP_KEY, SET_UP_ENTITIES_KEY } from '../session/secure-set-up';
import { service } from '../session/services';
import { isList } from '../session/stored-shape';
import { watchLatest } from '../session/watch';
import { accountCreated, selectSetUp, setUpFilingRead, setUpOpened, setUpSubmitted } from './set-up-slice';

function* open() {
  const storage = yield* service('storage');
  yield* put(setUpFilingRead(storage.session.read(SECURE_SET_UP_KEY, isSecureSetUp)));
}

/** The first account of the entity sets its secure filing up; its temporary password is mailed. */
function* setUp({ email }: SetUpValues): Generator<unknown, SubmitResult> {
  const { filing } = yield* select(selectSetUp);
  if (!filing) return { refused: {} };
  const { entityId, entityName, refId } = filing;
  const answer = yield* ask('createUser', { body: { email, entityId, refId } });
  const applied = yield* applyEffects('createUser', answer.outcome, {
    problems: answer.problems,
  });
  const userId = answer.data?.userId;
  if (answer.outcome.kind !== 'ok' || userId === undefined) return { refused: refusalOf(applied) };
  const storage = yield* service('storage');
  return {
    *proceed() {
      storage.session.remove(SECURE_SET_UP_KEY);
      const earlier = storage.session.read(SET_UP_ENTITIES_KEY, isList<string>) ?? [];
      storage.session.write(SET_UP_ENTITIES_KEY, [...earlier, entityId]);
      yield* put(accountCreated({ userId, email, entityId, entityName }));
    },
  };
}

export function* watchSetUp() {
  yield* watchLatest(setUpOpened, open);
  yield* watchSubmits(setUpSubmitted, setUp);
}
