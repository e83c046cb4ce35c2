import { call, race } from 'typed-redux-saga';
import { nameHint, type EntityType } from '#rules';
import { ask } from '../../../client/ask';
import { applyEffects } from '../../../session/outcomes';

/** The name as it is typed, for an entity of this type. */
interface Query {
  name: string;
  entityType: EntityType;
  entityId?: string;
}

function* askForHint(query: Query) {
  const { outcome, data } = yield* ask('entityNameHint', { query });
  yield* applyEffects('entityNameHint', outcome);
  return data && outcome.kind === 'ok' ? nameHint(data) : [];
}

/** The hint on a name; none once the name reads differently, which also ends the request. */
export function* hintUnlessStopped(query: Query, stopped: Promise<void>): Generator<unknown, string[]> {
  const ended = yield* race({ hint: call(askForHint, query), stopped: call(() => stopped) });
  return (ended as { hint?: string[] }).hint ?? [];
}
