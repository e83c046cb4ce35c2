/** Values of a form, by the parts of its fields' paths. */
export type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** What stands at a dotted path; undefined where nothing does. */
export const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (isValues(part) ? part[key] : undefined), values);

/** The values with another one at a dotted path. */
export const withValueAt = (values: Values, path: string, value: unknown): Values => {
  const [key = '', ...rest] = path.split('.');
  if (!rest.length) return { ...values, [key]: value };
  const part = values[key];
  return { ...values, [key]: withValueAt(isValues(part) ? part : {}, rest.join('.'), value) };
};

/** Whether a problem's path is the field's own, or lies inside of it. */
export const isInside = (path: string, field: string): boolean =>
  path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`);
