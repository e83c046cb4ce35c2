/** Values of a form, by the parts of its fields' paths. */
export type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** 'emails[0].email' by its parts. */
const partsOf = (path: string): string[] => path.split(/[.[\]]+/);

/** The value at a path; undefined where there is none. */
export const valueAt = (values: Values, path: string): unknown =>
  partsOf(path).reduce<unknown>((part, key) => (isValues(part) ? part[key] : undefined), values);

const withValue = (values: Values, [key = '', ...rest]: readonly string[], value: unknown): Values => {
  const fieldValue = values[key];
  const changed = rest.length ? withValue(isValues(fieldValue) ? fieldValue : {}, rest, value) : value;
  if (!Array.isArray(values)) return { ...values, [key]: changed };
  return Object.assign([...(values as unknown[])], { [key]: changed }) as unknown as Values;
};

/** The values with another one at a path. */
export const withValueAt = (values: Values, path: string, value: unknown): Values =>
  withValue(values, partsOf(path), value);

/** Whether a problem's path is the field's own, or lies inside of it. */
export const isInside = (path: string, field: string): boolean =>
  path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`);
