import { call } from 'typed-redux-saga';
import type { openComponents } from '#api';
import { KEY_EXAMPLE } from './examples';

const PATIENCE_MILLISECONDS = 20_000;
const REFUSED = 401;

/** What the open record answers to a key: how much may be asked with it, why it is refused, or nothing that can be told. */
export type TriedKey =
  { kind: 'counts'; left: string; most: string } | { kind: 'refused'; reason: string } | { kind: 'failed' };

const numberOf = (field: string | null, name: string): string | undefined =>
  new RegExp(`;${name}=(\\d+)`).exec(field ?? '')?.[1];

async function tried(key: string): Promise<TriedKey> {
  const { status, ok, headers, ...answer } = await readWith(key);
  if (status === REFUSED) return { kind: 'refused', reason: answer.problem?.detail ?? '' };
  const [left, most] = [
    numberOf(headers.get('ratelimit'), 'r'),
    numberOf(headers.get('ratelimit-policy'), 'q'),
  ];
  return ok && left !== undefined && most !== undefined ? { kind: 'counts', left, most } : { kind: 'failed' };
}

async function readWith(key: string) {
  const answer = await fetch(KEY_EXAMPLE.path, {
    headers: { authorization: ['Bearer', key].join(' ') },
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
  });
  const { status, ok, headers } = answer;
  const problem =
    status === REFUSED ? ((await answer.json()) as openComponents['schemas']['Problem']) : undefined;
  return { status, ok, headers, problem };
}

/** Asks the open record as a program does, with a key. The registry itself is asked by none of its operations: this is another contract. */
export function* tryKey(key: string): Generator<unknown, TriedKey> {
  try {
    return yield* call(tried, key);
  } catch {
    return { kind: 'failed' };
  }
}
