import { put } from 'typed-redux-saga';
import { ask } from '../../client/ask';
import { applyEffects } from '../../session/outcomes';
import { watchLatest } from '../../session/watch';
import { figuresAnswered, figuresMissed, figuresRequested } from './worklist-slice';

function* loadFigures() {
  const { outcome, data } = yield* ask('worklistFigures');
  const { message } = yield* applyEffects('worklistFigures', outcome);
  yield* put(outcome.kind === 'ok' && data ? figuresAnswered(data) : figuresMissed(message));
}

export function* watchWorklist() {
  yield* watchLatest(figuresRequested, loadFigures);
}
