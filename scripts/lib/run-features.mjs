import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import { isNarrowed, reportOf } from './spec-reports.mjs';

/**
 * Runs the features at a level in this process, which has the wordings loaded already when it has told what is not ready. Says so where
 * the arguments mean no scenario at all: a name, a tag or a path that is misspelled is no success. A narrowed run leaves the report of
 * the whole one as it is.
 * @param {'rules' | 'api'} profile of cucumber.json
 * @param {string[]} args that narrow the run, as cucumber-js takes them
 * @returns {Promise<boolean>} whether there were scenarios, and all of them passed
 */
export async function runFeatures(profile, args) {
  const { runConfiguration } = await loadConfiguration({ profiles: [profile], provided: args });
  runConfiguration.formats.files = { [reportOf(profile, isNarrowed(args))]: 'message' };
  let scenarios = 0;
  const { success } = await runCucumber(runConfiguration, {}, ({ testCaseStarted }) => {
    if (testCaseStarted) scenarios += 1;
  });
  if (scenarios === 0) console.log('No scenario is meant by these arguments: nothing was tested.');
  return success && scenarios > 0;
}
