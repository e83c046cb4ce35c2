import type { components } from '#api';
import { answeredStatus } from '#rules';
import { ask } from '../../client/ask';
import { applyEffects } from '../../session/outcomes';

export type EntityOnDay = components['schemas']['EntityOnDay'];

/** What the registry says of a record on a day. */
export type RecordOnDayAnswer =
  | { kind: 'shown'; record: EntityOnDay }
  | { kind: 'unknownDay'; entityName: string; knownSince: string }
  | { kind: 'notFound' }
  | { kind: 'failed' };

const UNKNOWN_ENTITY = 404;

/** Asks for the record of an entity as it stood on a day, `YYYY-MM-DD`. */
export function* readRecordOnDay(id: string, day: string): Generator<unknown, RecordOnDayAnswer> {
  const { outcome, data } = yield* ask('entityOnDay', { path: { id }, query: { day } });
  yield* applyEffects('entityOnDay', outcome);
  const { record, knownSince, entityName = '' } = data ?? {};
  if (record) return { kind: 'shown', record };
  if (knownSince !== undefined) return { kind: 'unknownDay', entityName, knownSince };
  return { kind: answeredStatus(outcome) === UNKNOWN_ENTITY ? 'notFound' : 'failed' };
}
