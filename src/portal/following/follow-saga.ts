import type { components } from '#api';
import { answeredStatus, eventsChosen, type FollowEvent, type FollowValues } from '#rules';
import { ask } from '../../client/ask';
import { refusalOf, type Refusal } from '../../forms/form-slice';
import { applyEffects } from '../../session/outcomes';

export type Following = components['schemas']['Following'];
export type Follow = Following['follows'][number];

const UNKNOWN = 404;

/** The record that somebody wants to follow. */
export type FollowedRecord =
  { kind: 'shown'; entityName: string } | { kind: 'notFound' } | { kind: 'failed' };

/** Asks for the name of a record. */
export function* readRecordName(entityId: string): Generator<unknown, FollowedRecord> {
  const { outcome, data } = yield* ask('entitySummary', { query: { entityId } });
  yield* applyEffects('entitySummary', outcome);
  const entityName = data?.entitySummary?.entityName;
  if (entityName !== undefined) return { kind: 'shown', entityName };
  return { kind: answeredStatus(outcome) === UNKNOWN ? 'notFound' : 'failed' };
}

/** Asks to follow a record; null where the message that asks to confirm is on its way. */
export function* followRecord(entityId: string, values: FollowValues): Generator<unknown, Refusal | null> {
  const { channel, email, phone } = values;
  const { outcome, problems } = yield* ask('followRecord', {
    body: { entityId, channel, email, phone, events: eventsChosen(values) },
  });
  const applied = yield* applyEffects('followRecord', outcome, { problems });
  return outcome.kind === 'ok' ? null : refusalOf(applied);
}

/** What became of a link that confirms. */
export interface ConfirmAnswer {
  result: 'confirmed' | 'already' | 'ended' | 'replaced' | 'expired' | 'unknown';
  entityId?: string;
  entityName?: string;
  key?: string;
}

/** Confirms by the key of a link. */
export function* confirmByKey(
  key: string,
): Generator<unknown, ConfirmAnswer | { refused: ReturnType<typeof refusalOf> }> {
  const { outcome, data } = yield* ask('confirmFollow', { body: { key } });
  const applied = yield* applyEffects('confirmFollow', outcome);
  if (data?.result) return { ...data, result: data.result };
  if (answeredStatus(outcome) === UNKNOWN) return { result: 'unknown' };
  return { refused: refusalOf(applied) };
}

/** What an address follows; `unknown` where the key opens nothing. */
export type FollowingAnswer = { kind: 'shown'; following: Following } | { kind: 'unknown' | 'failed' };

/** Asks for what the address of a key follows. */
export function* readFollowing(key: string): Generator<unknown, FollowingAnswer> {
  const { outcome, data } = yield* ask('following', { body: { key } });
  yield* applyEffects('following', outcome);
  if (data?.following) return { kind: 'shown', following: data.following };
  return { kind: answeredStatus(outcome) === UNKNOWN ? 'unknown' : 'failed' };
}

/** A change on the page of an address. */
export type Change =
  | { change: 'events'; entityId: string; events: FollowEvent[] }
  | { change: 'end' | 'again'; entityId: string }
  | { change: 'stop' | 'allow' };

/** Changes what an address follows. */
export function* changeByKey(
  key: string,
  change: Change,
): Generator<unknown, { following: Following } | { refused: ReturnType<typeof refusalOf> }> {
  const { outcome, data, problems } = yield* ask('changeFollowing', { body: { key, ...change } });
  const applied = yield* applyEffects('changeFollowing', outcome, { problems });
  return data?.following ? { following: data.following } : { refused: refusalOf(applied) };
}

/** Stops all messages by the key of a message. */
export function* stopByKey(
  key: string,
): Generator<unknown, { isStopped: boolean } | { refused: ReturnType<typeof refusalOf> }> {
  const { outcome } = yield* ask('stopMessages', { body: { key } });
  const applied = yield* applyEffects('stopMessages', outcome);
  if (outcome.kind === 'ok') return { isStopped: true };
  return answeredStatus(outcome) === UNKNOWN ? { isStopped: false } : { refused: refusalOf(applied) };
}
