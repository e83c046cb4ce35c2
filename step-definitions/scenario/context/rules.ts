import type { Filing, FilingType, StepEvent, StepMove, StepName } from '#rules';
import {
  afterStepEvent,
  agentQueryOf,
  CANCEL_QUESTION,
  emptyFiling,
  initialEditState,
  isAgentChanged,
  moveFacts,
  stepMove,
} from '#rules';
import { completeFiling } from '../../samples/filing';
import { completeFilingOf } from '../../samples/filings';
import { NO_FILING, typeOf } from './named-filing';

const SUBMISSION_KEY = '00000000-0000-4000-8000-000000000001';

/** The filing that a scenario at rules level is about, the time, and the step the filer is at. */
export class RulesScenarioContext {
  private currentFiling: Filing | undefined;
  step: StepName = 'intro';
  /** ISO 8601 instant: 9 in the morning in Denver. */
  now = '2026-11-20T16:00:00Z';
  /** Another filer has formed an entity of the same name since it was checked. */
  isNameTaken = false;
  /** Whether a step is edited from review. */
  editing = initialEditState();
  /** The step to which the last action of the filer led. */
  move: StepMove = { kind: 'stay' };
  /** Whether the introduction that was shown lets the filer continue. */
  introductionOffersNext: boolean | undefined;
  /** The filings that the office accepts online; the portal's own where it is left out. */
  isOnline: ((filing: FilingType) => boolean) | undefined;
  /** Messages shown to the filer in addition to the problems of the form. */
  messages: string[] = [];

  /**
   * The filing; there is none before the scenario has named one.
   * @throws {Error} which says how to name it
   */
  get filing(): Filing {
    if (!this.currentFiling) throw new Error(NO_FILING);
    return this.currentFiling;
  }

  /** The filing, or an empty one for what is asked outside of any. */
  get filingIfAny(): Filing {
    return this.currentFiling ?? emptyFiling();
  }

  set filing(filing: Filing) {
    this.currentFiling = filing;
  }

  /** Applies an event to the step the filer is at. */
  apply(event: StepEvent): void {
    const from = this.step;
    this.move = stepMove(moveFacts(this.filing), from, this.editing, event);
    this.editing = afterStepEvent(this.editing, event.kind, from);
    this.messages = this.move.kind === 'confirm' ? [CANCEL_QUESTION.text] : [];
    if (this.move.kind === 'step') this.step = this.move.step;
  }

  /** Whether the agent wizard, opened from here, is to name another agent than the one whom the filing names. */
  isAgentChanged(): boolean {
    return isAgentChanged(agentQueryOf(this.filing, this.step), this.editing.navigation.redirected);
  }

  complete(filingType: FilingType = typeOf(this.filing)): void {
    this.filing =
      filingType === 'llc'
        ? completeFiling(SUBMISSION_KEY, 'Cedar Bluff Farms LLC')
        : completeFilingOf(filingType, SUBMISSION_KEY);
  }
}

export { SUBMISSION_KEY };
