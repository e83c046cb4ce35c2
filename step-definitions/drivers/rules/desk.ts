import type { Filing, StepName } from '#rules';
import { initialFiling } from '#rules';
import { completeFiling } from '../sample-filing';

const SUBMISSION_KEY = '00000000-0000-4000-8000-000000000001';

/** The filing that a scenario at rules level is about, the time, and where the filer stands. */
export class RulesDesk {
  private begun: Filing | undefined;
  step: StepName = 'intro';
  /** ISO 8601 instant: 9 in the morning in Denver. */
  now = '2026-11-20T16:00:00Z';
  /** Sentences that stand before the filer beside the problems of the form. */
  told: string[] = [];

  /** A limited liability company unless the scenario begins another filing. */
  get filing(): Filing {
    return (this.begun ??= initialFiling({ filingType: 'llc', submissionKey: SUBMISSION_KEY }));
  }

  set filing(filing: Filing) {
    this.begun = filing;
  }

  complete(): void {
    this.filing = completeFiling(SUBMISSION_KEY, 'Cedar Bluff Farms LLC');
  }
}

export { SUBMISSION_KEY };
