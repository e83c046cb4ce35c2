import type { Filing, FilingType, StepEvent, StepMove, StepName } from '#rules';
import {
  afterStepEvent,
  CANCEL_QUESTION,
  initialEditState,
  initialFiling,
  moveFacts,
  stepMove,
} from '#rules';
import { completeFiling } from '../sample-filing';
import { completeFilingOf } from '../sample-filings';

const SUBMISSION_KEY = '00000000-0000-4000-8000-000000000001';

/** The filing that a scenario at rules level is about, the time, and where the filer stands. */
export class RulesDesk {
  private begun: Filing | undefined;
  step: StepName = 'intro';
  /** ISO 8601 instant: 9 in the morning in Denver. */
  now = '2026-11-20T16:00:00Z';
  /** When an earlier filing on the record takes effect, ISO 8601. */
  previousEffective: string | undefined;
  /** Another filer has formed an entity of the same name since it was checked. */
  isNameTaken = false;
  /** Whether a step is edited from review. */
  editing = initialEditState();
  /** Where the last thing that the filer did on a step led. */
  move: StepMove = { kind: 'stay' };
  /** Sentences that stand before the filer beside the problems of the form. */
  told: string[] = [];

  /** A limited liability company unless the scenario begins another filing. */
  get filing(): Filing {
    return (this.begun ??= initialFiling({ filingType: 'llc', submissionKey: SUBMISSION_KEY }));
  }

  set filing(filing: Filing) {
    this.begun = filing;
  }

  /** Something happens on the step where the filer stands. */
  act(event: StepEvent): void {
    const from = this.step;
    this.move = stepMove(moveFacts(this.filing), from, this.editing, event);
    this.editing = afterStepEvent(this.editing, event.kind, from);
    this.told = this.move.kind === 'confirm' ? [CANCEL_QUESTION.text] : [];
    if (this.move.kind === 'step') this.step = this.move.step;
  }

  complete(filingType: FilingType = 'llc'): void {
    this.filing =
      filingType === 'llc'
        ? completeFiling(SUBMISSION_KEY, 'Cedar Bluff Farms LLC')
        : completeFilingOf(filingType, SUBMISSION_KEY);
  }
}

export { SUBMISSION_KEY };
