/** The same kind of value, but another one, where a table has no other outcome to take. */
const altered = (value: unknown): unknown => {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value} (changed)`;
  if (Array.isArray(value)) return value.slice(1);
  return undefined;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The next outcome after a row's own that is another one, around the end of the table. */
export const otherOutcome = (outcomes: readonly unknown[], place: number): unknown => {
  const own = outcomes[place];
  const following = [...outcomes.slice(place + 1), ...outcomes.slice(0, place)];
  const found = following.findIndex((outcome) => outcome !== undefined && !isSame(outcome, own));
  return found < 0 ? altered(own) : following[found];
};
