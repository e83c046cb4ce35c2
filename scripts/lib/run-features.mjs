import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';

/**
 * Runs the features at a level in this process, which has the wordings loaded already when it has told what is not ready. Says so where
 * the arguments mean no scenario at all: a name, a tag or a path that is misspelled is no success.
 * @param {'rules' | 'api'} profile of cucumber.json
 * @param {string[]} args that narrow the run, as cucumber-js takes them
 * @returns {Promise<boolean>} whether there were scenarios, and all of them passed
 */
export async function runFeatures(profile, args) {
  const { runConfiguration } = await loadConfiguration({ profiles: [profile], provided: args });
  let scenarios = 0;
  const { success } = await runCucumber(runConfiguration, {}, ({ testCaseStarted }) => {
    if (testCaseStarted) scenarios += 1;
  });
  if (scenarios === 0) console.log('No scenario is meant by these arguments: nothing was tested.');
  return success && scenarios > 0;
}
