import { keysOf } from '#rules';

/** A source of numbers in [0, 1) that gives the same ones for the same seed (mulberry32). */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `least` to `most`, both included. */
export const wholeBetween = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

export function pick<T>(random: Random, from: readonly T[]): T {
  const picked = from[Math.floor(random() * from.length)];
  if (picked === undefined) throw new Error('Nothing to pick from.');
  return picked;
}

/** One of the keys, chosen at random by weight. */
export function pickWeighted<K extends string>(random: Random, weights: Readonly<Record<K, number>>): K {
  const keys = keysOf(weights);
  const total = keys.reduce((sum, key) => sum + weights[key], 0);
  let weightLeft = random() * total;
  for (const key of keys) {
    weightLeft -= weights[key];
    if (weightLeft < 0) return key;
  }
  throw new Error('Nothing to pick from.');
}
