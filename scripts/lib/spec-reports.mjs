import { existsSync, readFileSync } from 'node:fs';

/** The arguments that narrow a run, as cucumber-js and Playwright take them; a path is recognized by itself. */
const NARROWING = /^(--tags|-t|--name|-n|--grep|-g|--grep-invert|--project|--last-failed|--shard)\b|^[^-]/;

/** Whether the arguments of a run mean only some of the scenarios. */
export const isNarrowed = (args) => args.some((arg) => NARROWING.test(arg));

/** The report file of a level's run. A narrowed run has its own file, so that the results of all other scenarios stay. */
export const reportOf = (level, isOfSome) => `reports/${level}${isOfSome ? '-narrowed' : ''}.ndjson`;

/** The levels that run the features: their letter in the catalog, their name, and the file of their last run. */
export const LEVELS = {
  R: { name: 'rules', report: reportOf('rules', false) },
  B: { name: 'browser', report: reportOf('browser', false) },
  S: { name: 'api', report: reportOf('api', false) },
};

/** The messages with these facts; the others, most of a report, need not be read. */
const TELLING = /^\{"(?:pickle|testCase|testCaseStarted|testStepFinished|testCaseFinished)":/;

/** The messages of a run that say how a scenario ended. */
class Attempts {
  scenarios = new Map();
  cases = new Map();
  attempts = new Map();

  take({ pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished }) {
    if (pickle) this.scenarios.set(pickle.id, pickle);
    if (testCase) this.cases.set(testCase.id, testCase.pickleId);
    if (testCaseStarted)
      this.attempts.set(testCaseStarted.id, {
        pickle: this.scenarios.get(this.cases.get(testCaseStarted.testCaseId)),
        status: 'PASSED',
        counts: true,
      });
    if (testStepFinished) {
      const attempt = this.attempts.get(testStepFinished.testCaseStartedId);
      const { status } = testStepFinished.testStepResult;
      if (attempt && attempt.status === 'PASSED') attempt.status = status;
    }
    // Another attempt follows: that one counts.
    if (testCaseFinished?.willBeRetried) this.attempts.get(testCaseFinished.testCaseStartedId).counts = false;
  }
}

/** A report has tens of megabytes, so it is read once. */
const known = new Map();

/**
 * How the scenarios of a level's last run ended; undefined when there is no report.
 * @returns {{ uri: string, line: number, name: string, tags: string[], status: string }[] | undefined} one for each row of an
 *   outline; `line` is that of the row, else of the scenario, where the runner told it
 */
export function readReport(report) {
  if (!known.has(report)) known.set(report, existsSync(report) ? resultsIn(report) : undefined);
  return known.get(report);
}

function resultsIn(report) {
  const run = new Attempts();
  for (const line of readFileSync(report, 'utf8').split('\n'))
    if (TELLING.test(line)) run.take(JSON.parse(line));
  return [...run.attempts.values()]
    .filter(({ counts, pickle }) => counts && pickle)
    .map(({ pickle, status }) => ({
      uri: pickle.uri,
      line: pickle.location?.line,
      name: pickle.name,
      tags: pickle.tags.map(({ name }) => name),
      status,
    }));
}

/** The IDs (without @) of the scenarios that passed. */
export const passedIds = (results) =>
  new Set(
    results
      .filter(({ status }) => status === 'PASSED')
      .flatMap(({ tags }) => tags.map((tag) => tag.slice(1))),
  );
