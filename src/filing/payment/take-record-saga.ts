import { put, select } from 'typed-redux-saga';
import { withRecordFacts } from '#rules';
import { ask } from '../../client/ask';
import { applyEffects } from '../../session/outcomes';
import { filingChanged } from '../wizard/draft-slice';
import { selectFiling } from '../wizard/selectors';

/**
 * Takes the record of the entity into the filing as it is now, and has it saved; what the filer has entered stays (reading 27).
 * False where the record cannot be read at this time.
 */
export function* takeRecordAsItIs(): Generator<unknown, boolean> {
  const { entityId, transactionType } = yield* select(selectFiling);
  const { outcome, data } = yield* ask('entitySummary', { query: { entityId, transTyp: transactionType } });
  yield* applyEffects('entitySummary', outcome);
  if (outcome.kind !== 'ok' || !data?.entitySummary) return false;
  yield* put(filingChanged(withRecordFacts(yield* select(selectFiling), data.entitySummary)));
  return true;
}
