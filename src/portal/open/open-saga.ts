import type { components } from '#api';
import { ask } from '../../client/ask';
import { applyEffects } from '../../session/outcomes';

export type OpenSnapshot = components['schemas']['OpenSnapshot'];

/** The files of the whole record; `none` while the first ones are being made, or new ones. */
export type FilesAnswer = { kind: 'shown'; snapshot: OpenSnapshot } | { kind: 'none' | 'failed' };

/** Asks for the newest files of the whole record. */
export function* readFiles(): Generator<unknown, FilesAnswer> {
  const { outcome, data } = yield* ask('openFiles');
  yield* applyEffects('openFiles', outcome);
  if (data?.snapshot) return { kind: 'shown', snapshot: data.snapshot };
  return { kind: outcome.kind === 'ok' ? 'none' : 'failed' };
}
