type Kind = 'text' | 'number' | 'flag' | 'list' | 'object';

const KINDS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  flag: (value) => typeof value === 'boolean',
  list: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/**
 * Whether a stored value is an object with these properties. Storage may hold what an earlier version of the application wrote, or what
 * somebody else did: that reads as nothing, and the page asks again.
 */
export const hasShape =
  <Value extends object>(shape: Readonly<Partial<Record<keyof Value & string, Kind>>>) =>
  (value: unknown): value is Value =>
    KINDS.object(value) &&
    Object.entries<Kind | undefined>(shape).every(
      ([name, kind]) => kind === undefined || KINDS[kind](Reflect.get(Object(value), name)),
    );

/** Whether a stored value is a list; what is in it is only shown, or sent to the registry, which checks it. */
export const isList = <Item>(value: unknown): value is Item[] => Array.isArray(value);
