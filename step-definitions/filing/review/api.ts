import {
  type AgentAddressUse,
  type CompletenessCode,
  type FilingType,
  type Language,
  type StepName,
  type StepProblem,
  englishOf,
} from '#rules';
import { formedEntityType, reviewLines, STEP_NAMES } from '#rules';
import { amendableEntity, amendmentOnRecord } from '../../scenario/on-record/amendment';
import type { AmendmentChange } from '../../samples/filings';
import type { FilingPart } from '../../words/vocabulary/filing-parts';
import type { ReviewDriver } from './driver';
import { withAgentAt } from '../../samples/with-agent-at';
import { withField } from './with-field';
import { levelDriver } from '../../foundation/level-driver';
import type { ApiScenarioContext } from '../../scenario/context/api';
import type { ApiPaymentDriver } from '../../payment/api';
import type { ApiReceiptDriver } from '../receipt/api';

/** A complete filing, and what the registry says when something is taken from it. */
export class ApiReviewDriver extends levelDriver<ReviewDriver>() {
  constructor(
    private readonly context: ApiScenarioContext,
    private readonly payment: ApiPaymentDriver,
    private readonly receipt: ApiReceiptDriver,
  ) {
    super();
  }

  override setCompleteFiling(filing?: FilingType): Promise<void> {
    if (filing) this.context.begin(filing);
    return this.context.complete();
  }

  override async setAmendment(change: AmendmentChange, formation: FilingType): Promise<void> {
    const entityType = formedEntityType(formation);
    if (entityType === '') throw new Error(`${formation} forms no entity that could be amended.`);
    this.context.turnTo(await amendmentOnRecord(this.context, amendableEntity(entityType), change));
  }

  override removePart(part: FilingPart): void {
    this.context.filing = part(this.context.filing);
  }

  override setField(field: string, text: string): void {
    this.context.filing = withField(this.context.filing, field, text);
  }

  override moveAgent(use: AgentAddressUse, line: string): void {
    this.context.filing = withAgentAt(this.context.filing, use, line);
  }

  override checkFiling(): Promise<void> {
    return this.payment.requestPayment();
  }

  /** The registry opens a payment for a complete filing only. */
  override completenessCode(): CompletenessCode {
    if (this.payment.paymentCode() === 200) return 'VALID';
    throw new Error('The registry answers with steps and problems, and not with a code.');
  }

  override refusedSteps(): StepName[] {
    const steps = this.payment.problems().map(({ step }) => step);
    return STEP_NAMES.filter((step) => steps.includes(step));
  }

  override problemLines(): string[] {
    const problems = this.payment.problems() as StepProblem[];
    return reviewLines(this.context.filing, problems).map(({ text }) => englishOf(text));
  }

  override requestForm(language?: Language): Promise<void> {
    return this.receipt.askForm(language);
  }
}
