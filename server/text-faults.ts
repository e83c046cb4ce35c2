import type { components } from '#api';

type Fault = components['schemas']['Fault'];

/** No filing nests deeper; the database could not keep what nests without end. */
const DEEPEST = 32;

/**
 * What JSON allows and a database text does not: NUL characters, halves of surrogate pairs, nesting without end.
 * Walks without recursion, so that no body can exhaust the stack.
 */
export function textFaults(value: unknown, place: string): Fault[] {
  const faults: Fault[] = [];
  const pending: { value: unknown; path: string; depth: number }[] = [{ value, path: place, depth: 0 }];
  for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
    const { path, depth } = current;
    if (typeof current.value === 'string') {
      if (!isText(current.value))
        faults.push({ path, message: 'must not contain characters that are not text' });
    } else if (typeof current.value === 'object' && current.value !== null) {
      if (depth === DEEPEST) return [{ path, message: 'must not be nested so deeply' }];
      for (const [key, inner] of Object.entries(current.value)) {
        if (!isText(key)) faults.push({ path, message: 'must not have names that are not text' });
        pending.push({ value: inner, path: `${path}/${key}`, depth: depth + 1 });
      }
    }
  }
  return faults;
}

/** Lone surrogates cannot be encoded; matching by code point leaves whole pairs alone. */
const isText = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);
