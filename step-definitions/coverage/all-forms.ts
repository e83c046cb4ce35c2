import type { Form } from '#rules';

const isForm = (value: unknown): value is { form: Form } =>
  typeof value === 'object' && value !== null && 'form' in value && 'problems' in value;

/** The forms that the public face of the rule book names. */
export const allForms = (rules: object): Record<string, Form> =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, value]) => (isForm(value) ? [[name, value.form]] : [])),
  );
