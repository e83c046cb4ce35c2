/** A sentence of a broken rule and the path of its field. */
export interface FieldProblem {
  path: string;
  message: string;
}

/**
 * Formik's tree of errors as a list, in the tree's own order, which is the order of the fields on the page.
 * @example errorList({ name: 'Enter a name.', address: { city: 'Enter the city.' } }) // paths 'name', 'address.city'
 */
export function errorList(errors: unknown, path = ''): FieldProblem[] {
  if (typeof errors === 'string') return [{ path, message: errors }];
  if (Array.isArray(errors)) return errors.flatMap((item, index) => errorList(item, `${path}[${index}]`));
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, value]) =>
    errorList(value, path === '' ? key : `${path}.${key}`),
  );
}
