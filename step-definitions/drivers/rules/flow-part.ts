import type { FilingType, StepName } from '#rules';
import {
  agentReturnStep,
  entersAgentWizard,
  feeOf,
  BASE_PATH,
  canBegin,
  filingPath,
  filingRoute,
  firstStep,
  flowFacts,
  flowSteps,
  formedEntityType,
  formatMoney,
  guardStep,
  initialFiling,
  isStepOf,
  needsFraudCheck,
  nextStep,
  officeDay,
  pageTitle,
  PATHS,
  reviewOffersNext,
  reviewProblems,
  STEP_NAMES,
  stepActions,
  stepLabel,
  stepNumber,
  stepTitle,
  titleStep,
  verifiesOfficeFirst,
} from '#rules';
import type { FlowDriver, NumberedStep, Lapse } from '../parts/flow';
import type { RulesDesk } from './desk';
import { SUBMISSION_KEY } from './desk';

const OFFICE = 'Office of Business Records';

/** Steps, from the table of flows. */
export class RulesFlow implements Pick<
  FlowDriver,
  Exclude<keyof FlowDriver, 'ask' | 'shownHeading' | 'shownNumber' | 'shownTitle'>
> {
  private asked = '';
  private isOffered = (filing: FilingType): boolean => canBegin(filing);

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

  putOn(formation: FilingType): void {
    const entityType = formedEntityType(formation);
    if (entityType === '') throw new Error(`${formation} forms no entity.`);
    this.desk.filing = initialFiling({ filingType: this.type, entityType, submissionKey: SUBMISSION_KEY });
  }

  recordLapse(lapse: Lapse, day: string): void {
    const facts = { filingType: this.type, [lapse]: day };
    const adminFraudCheck = needsFraudCheck(facts, officeDay(this.desk.now));
    this.desk.filing = { ...this.desk.filing, adminFraudCheck };
  }

  flagRecord(): void {
    const facts = { filingType: this.type, fraudFlag: true };
    const adminFraudCheck = needsFraudCheck(facts, officeDay(this.desk.now));
    this.desk.filing = { ...this.desk.filing, adminFraudCheck };
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

  titles(): { step: StepName; title: string }[] {
    const title = (step: StepName) =>
      pageTitle(stepTitle(this.facts, step), titleStep(this.facts, step), OFFICE);
    return flowSteps(this.facts).map((step) => ({ step, title: title(step) }));
  }

  actions(): readonly string[] {
    const { filing, now, step, editing } = this.desk;
    const mayGoOn = step !== 'filingreview' || reviewOffersNext(reviewProblems(filing, { now }));
    return stepActions(editing.navigation.redirected, mayGoOn);
  }

  isEdited(): boolean {
    return this.desk.editing.edited;
  }

  turnTo(step: StepName): void {
    const guard = guardStep(true, this.facts, step);
    if (guard.kind !== 'leave') this.desk.step = guard.kind === 'goToStep' ? guard.step : step;
  }

  goOnFrom(step: StepName): void {
    this.desk.step = step;
    this.desk.act({ kind: 'saved' });
  }

  isAtAgentWizard(): boolean {
    return this.desk.move.kind === 'agentWizard';
  }

  returnUnsaved(): void {
    this.desk.step = 'filingreview';
    this.desk.act({ kind: 'cameBack' });
  }

  offerAll(): void {
    this.isOffered = () => true;
  }

  canBegin(): boolean {
    return this.isOffered(this.type);
  }

  askForPlace(place: string): void {
    this.asked = place;
  }

  ledTo(): string {
    const route = filingRoute(this.asked, this.isOffered);
    switch (route.kind) {
      case 'step':
        return filingPath(route.filingType, route.step);
      case 'redirect':
        return route.path;
      case 'page':
        return `${BASE_PATH}/filing/${route.page}`;
      case 'unavailable':
        return PATHS.unavailable;
      case 'notFound':
        return '';
    }
  }

  verifiesOfficeFirst(): boolean {
    return verifiesOfficeFirst(this.type, this.desk.step, this.desk.editing.navigation.redirected);
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
