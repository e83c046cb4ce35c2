/** Every text of a form's values without the white space around it (W5-trim); Enter submits without leaving the field. */
export function trimValues<V>(values: V): V {
  if (typeof values === 'string') return values.trim() as V;
  if (Array.isArray(values)) return values.map((item: unknown) => trimValues(item)) as V;
  if (typeof values !== 'object' || values === null) return values;
  return Object.fromEntries(
    Object.entries(values).map(([key, value]: [string, unknown]) => [key, trimValues(value)]),
  ) as V;
}
