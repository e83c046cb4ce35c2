/** Whether cucumber-js found no scenario at all: a name, a tag or a path that is misspelled is no success. Says so. */
export function isNothingRun(output) {
  const isNothing = /^0 scenarios$/m.test(output);
  if (isNothing) console.log('No scenario is meant by these arguments: nothing was tested.');
  return isNothing;
}
