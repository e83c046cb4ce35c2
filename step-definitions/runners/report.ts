import { formatterHelpers, ProgressFormatter, Status } from '@cucumber/cucumber';

type Progress = Parameters<ProgressFormatter['logProgress']>[0];
type Issues = Parameters<ProgressFormatter['logIssues']>[0];

/** What cucumber-js says above code to paste. */
const PASTE = /Undefined\. Implement with the following snippet:\n*/g;

/** cucumber-js's own difference, with the opposite signs of the assertion's above it. */
const SECOND_DIFFERENCE = /\n *(?:\S*)\+ expected(?:\S*) (?:\S*)- actual[^]*?(?=\n *\n +at |\n\n\n|$)/g;

/**
 * Progress and failures as cucumber-js reports them, without code to paste for unknown wordings: those are reported before the run, each
 * once, with the nearest known ones.
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
      this.log(issueText.replace(PASTE, '').replace(SECOND_DIFFERENCE, ''));
    });
  }
}
