import type { components } from '#api';
import { answeredStatus, type OpenKeyValues } from '#rules';
import { ask } from '../../client/ask';
import { refusalOf, type Refusal } from '../../forms/form-slice';
import { applyEffects } from '../../session/outcomes';

export type KeyLink = components['schemas']['OpenKeyLink'];

const UNKNOWN = 404;

/** Asks for a key; null where the message with its link is on its way. */
export function* askForKey({ email }: OpenKeyValues): Generator<unknown, Refusal | null> {
  const { outcome, problems } = yield* ask('askForOpenKey', { body: { email } });
  const applied = yield* applyEffects('askForOpenKey', outcome, { problems });
  return outcome.kind === 'ok' ? null : refusalOf(applied);
}

/** A link to a key; `unknown` where the registry has not made it. */
export type LinkAnswer = { kind: 'shown'; link: KeyLink; key?: string } | { kind: 'unknown' | 'failed' };

/** Asks what a link can be used for. */
export function* readKeyLink(link: string): Generator<unknown, LinkAnswer> {
  if (link === '') return { kind: 'unknown' };
  const { outcome, data } = yield* ask('openKeyLink', { body: { link } });
  yield* applyEffects('openKeyLink', outcome);
  if (data?.link) return { kind: 'shown', link: data.link };
  return { kind: answeredStatus(outcome) === UNKNOWN ? 'unknown' : 'failed' };
}

type Changed = LinkAnswer | { refused: ReturnType<typeof refusalOf> };

/** Makes the key of a link. The same attempt is answered with the same key. */
export function* makeKey(link: string, attempt: string): Generator<unknown, Changed> {
  const { outcome, data } = yield* ask('makeOpenKey', { body: { link, attempt } });
  const applied = yield* applyEffects('makeOpenKey', outcome);
  if (data?.link) return { kind: 'shown', link: data.link, key: data.key };
  return answeredStatus(outcome) === UNKNOWN ? { kind: 'unknown' } : { refused: refusalOf(applied) };
}

/** Takes the key of a link back. */
export function* takeKeyBack(link: string): Generator<unknown, Changed> {
  const { outcome, data } = yield* ask('takeBackOpenKey', { body: { link } });
  const applied = yield* applyEffects('takeBackOpenKey', outcome);
  if (data?.link) return { kind: 'shown', link: data.link };
  return answeredStatus(outcome) === UNKNOWN ? { kind: 'unknown' } : { refused: refusalOf(applied) };
}
