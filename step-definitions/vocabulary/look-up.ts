/**
 * The value that a business noun stands for.
 * @param kind what the noun names, for the message
 * @throws when the noun is unknown: the message lists the known ones, nearest first
 * @example lookUp('step', { review: 'filingreview' }, 'review') // 'filingreview'
 */
export function lookUp<V>(kind: string, known: Readonly<Record<string, V>>, noun: string): V {
  const found = Object.entries(known).find(([key]) => key === noun);
  if (found) return found[1];
  const nearest = Object.keys(known).sort((a, b) => distance(a, noun) - distance(b, noun));
  throw new Error(`No ${kind} is called "${noun}". Known: ${nearest.join(', ')}.`);
}

/** Edits between two texts (Levenshtein), one row of the table at a time. */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
