import type { FilingType, StepName } from '#rules';
import {
  agentReturnStep,
  entersAgentWizard,
  feeOf,
  filingPath,
  firstStep,
  flowFacts,
  flowSteps,
  formatMoney,
  initialFiling,
  isStepOf,
  nextStep,
  pageTitle,
  STEP_NAMES,
  stepLabel,
  stepNumber,
  stepTitle,
} from '#rules';
import type { FlowDriver, NumberedStep } from '../parts/flow';
import type { RulesDesk } from './desk';
import { SUBMISSION_KEY } from './desk';

const OFFICE = 'Office of Business Records';

/** Steps, from the table of flows. */
export class RulesFlow implements Pick<
  FlowDriver,
  Exclude<keyof FlowDriver, 'ask' | 'shownHeading' | 'shownNumber' | 'shownTitle'>
> {
  constructor(private readonly desk: RulesDesk) {}

  begin(filingType: FilingType): void {
    this.desk.filing = initialFiling({ filingType, submissionKey: SUBMISSION_KEY });
  }

  putUnderFraudCheck(): void {
    this.desk.filing = { ...this.desk.filing, adminFraudCheck: true };
  }

  answerAttachedAmendments(additionalInfoAttachmentRadio: 'Y' | 'N' | ''): void {
    const { additionalInfoValues } = this.desk.filing;
    this.desk.filing = {
      ...this.desk.filing,
      additionalInfoValues: { ...additionalInfoValues, additionalInfoAttachmentRadio },
    };
  }

  comeTo(step: StepName): void {
    this.desk.complete();
    this.desk.step = step;
  }

  complete(step: StepName): void {
    this.desk.step = step;
  }

  next(): StepName | null {
    return nextStep(this.facts, this.desk.step);
  }

  where(): StepName {
    return this.desk.step;
  }

  steps(): NumberedStep[] {
    return flowSteps(this.facts).map((step) => ({
      step,
      number: stepNumber(this.facts, step)?.number ?? null,
    }));
  }

  total(): number {
    const totals = STEP_NAMES.flatMap((step) => stepNumber(this.facts, step)?.total ?? []);
    return Math.max(...totals);
  }

  first(): StepName {
    return firstStep(this.type);
  }

  contains(step: StepName): boolean {
    return isStepOf({ ...this.facts, additionalInfoAttachmentRadio: 'Y' }, step);
  }

  place(step: StepName): string {
    return filingPath(this.type, step);
  }

  heading(step: StepName): string {
    return stepTitle(this.facts, step);
  }

  number(step: StepName): string {
    return stepLabel(this.facts, step);
  }

  title(title: string, step: string): string {
    return pageTitle(title, step, OFFICE);
  }

  fee(): string {
    return formatMoney(feeOf({ filingType: this.type }));
  }

  agentStep(): StepName | undefined {
    return STEP_NAMES.find((step) => entersAgentWizard(this.type, step, false));
  }

  agentReturnStep(): StepName | null {
    return agentReturnStep(this.type);
  }

  private get facts() {
    return flowFacts(this.desk.filing);
  }

  private get type(): FilingType {
    return this.desk.filing.filingType || 'llc';
  }
}
