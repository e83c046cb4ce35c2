/** Replaces lodash's `clone` in the build of formik: a copy of one level of a form's values, which are plain data. */
export default function cloneLevel<Value extends object>(value: Value): Value {
  return (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Value;
}
