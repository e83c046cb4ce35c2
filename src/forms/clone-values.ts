/** Replaces lodash's `cloneDeep` in the build of formik: the values of forms are plain data, which the browser copies itself. */
export default function cloneValues<Values>(values: Values): Values {
  return structuredClone(values);
}
