import { formatterHelpers, ProgressFormatter, Status } from '@cucumber/cucumber';

type Progress = Parameters<ProgressFormatter['logProgress']>[0];
type Issues = Parameters<ProgressFormatter['logIssues']>[0];

/** What cucumber-js says above code to paste. */
const PASTE = /Undefined\. Implement with the following snippet:\n*/g;

/** cucumber-js's own difference, with the opposite signs of the assertion's above it. */
const SECOND_DIFFERENCE = /\n *(?:\S*)\+ expected(?:\S*) (?:\S*)- actual[^]*?(?=\n *\n +at |\n\n\n|$)/g;

/** Where in the code something was noticed, for who sets STACK=1: what an author of features can mend stands in a feature. */
const FRAMES = process.env.STACK === '1' ? /(?!)/g : /\n+ +at .*(?=\n|$)/g;

/** cucumber-js's words for a table that a step does not take. */
const ONE_ARGUMENT_MORE = /function has \d+ arguments?, should have \d+ .*/g;

/**
 * Progress and failures as cucumber-js reports them, each step with its line in the feature, without code to paste for unknown wordings: those are
 * reported before the run, each once, with the nearest known ones.
 */
export default class Report extends ProgressFormatter {
  /** Passed steps get no dot: there are thousands. */
  override logProgress(step: Progress): void {
    if (step.testStepResult.status !== Status.PASSED) super.logProgress(step);
  }

  override logIssues({ issues, title }: Issues): void {
    this.log(`${title}:\n\n`);
    issues.forEach((testCaseAttempt, index) => {
      const issueText = formatterHelpers.formatIssue({
        colorFns: this.colorFns,
        number: index + 1,
        snippetBuilder: this.snippetBuilder,
        supportCodeLibrary: this.supportCodeLibrary,
        testCaseAttempt,
        printAttachments: this.printAttachments,
      });
      const { testSteps } = formatterHelpers.parseTestCaseAttempt({
        testCaseAttempt,
        snippetBuilder: this.snippetBuilder,
        supportCodeLibrary: this.supportCodeLibrary,
      });
      const places = testSteps
        .filter(({ actionLocation }) => actionLocation)
        .map(({ sourceLocation }) => sourceLocation);
      const unknown = testSteps.filter(({ actionLocation, text }) => !actionLocation && text !== undefined);
      this.log(
        issueText
          .replace(PASTE, '')
          .replace(SECOND_DIFFERENCE, '')
          .replace(FRAMES, '')
          .replace(ONE_ARGUMENT_MORE, 'This step takes no table below it.')
          .replace(/# step-definitions\S+/g, (ofCode) => {
            const place = places.shift();
            return place ? `# ${place.uri}:${place.line}` : ofCode;
          })
          .replace(/^\s*\? .*$/gm, (line) => {
            const place = unknown.shift()?.sourceLocation;
            return place ? `${line} # ${place.uri}:${place.line}` : line;
          }),
      );
    });
  }
}
