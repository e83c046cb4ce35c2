import type { CancelPlace, FilingType, FraudCheckFacts, ProgressFacts, StepName, StepTask } from '#rules';
import {
  comingSentence,
  agentReturnStep,
  agentWizardStep,
  entersAgentWizard,
  feeOf,
  filedSentences,
  BASE_PATH,
  cancelName,
  filingPath,
  filingRoute,
  firstStep,
  flowFacts,
  flowSteps,
  formedEntityType,
  formatMoney,
  formTitle,
  guardStep,
  initialFiling,
  isStepOf,
  isSupportedFiling,
  declaredFiling,
  needsFraudCheck,
  nextStep,
  officeDay,
  pageTitle,
  PATHS,
  reviewOffersNext,
  reviewProblems,
  STEP_NAMES,
  stepActions,
  savedEvent,
  stepBack,
  stepLabel,
  stepNumber,
  stepTitle,
  taskList,
  lacksRequiredAttachments,
  documentTitle,
  titleStep,
  verifiesOfficeFirst,
  englishOf,
} from '#rules';
import type { FlowDriver, NumberedStep, LossOfStanding } from './driver';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';
import { type RulesScenarioContext, SUBMISSION_KEY } from '../../scenario/context/rules';
import { typeOf } from '../../scenario/context/named-filing';

const OFFICE = 'Office of Business Records';

/** Steps, from the table of flows. */
export class RulesFlowDriver extends scenarioDriver<FlowDriver, RulesScenarioContext>() {
  private requestedPlace: string | undefined;
  private progress: Partial<ProgressFacts> = {};
  private readonly isOffered = (filing: FilingType): boolean =>
    this.context.isOnline?.(filing) ?? isSupportedFiling(filing);

  override beginFiling(filingType: FilingType): void {
    this.context.filing = initialFiling({ filingType, submissionKey: SUBMISSION_KEY });
  }

  override putUnderFraudCheck(): void {
    this.context.filing = { ...this.context.filing, adminFraudCheck: true };
  }

  override answerAttachedAmendments(additionalInfoAttachmentRadio: 'Y' | 'N' | ''): void {
    const { additionalInfoValues } = this.context.filing;
    this.context.filing = {
      ...this.context.filing,
      additionalInfoValues: { ...additionalInfoValues, additionalInfoAttachmentRadio },
    };
  }

  override setEntityFormedBy(formation: FilingType): void {
    const entityType = formedEntityType(formation);
    if (entityType === '') throw new Error(`${formation} forms no entity.`);
    this.context.filing = initialFiling({ filingType: this.type, entityType, submissionKey: SUBMISSION_KEY });
  }

  override recordLossOfStanding(lossOfStanding: LossOfStanding, day: string | null | undefined): void {
    this.decideFraudCheck({ [lossOfStanding]: day });
  }

  override flagEntityForFraud(): void {
    this.decideFraudCheck({ agentChangeReview: true });
  }

  /** An entity whose days are not what the scenario is about was delinquent or dissolved today. */
  private decideFraudCheck(known: Partial<FraudCheckFacts>): void {
    const today = officeDay(this.context.now);
    const facts = { filingType: this.type, delinquentSince: today, dissolvedOn: today, ...known };
    this.context.filing = { ...this.context.filing, adminFraudCheck: needsFraudCheck(facts, today) };
  }

  override openStep(step: StepName): void {
    this.context.complete(this.type);
    this.context.step = step;
  }

  override completeStep(step: StepName): void {
    this.context.step = step;
  }

  override nextStep(): StepName | null {
    return nextStep(this.facts, this.context.step);
  }

  override currentStep(): StepName {
    return this.context.step;
  }

  override steps(): NumberedStep[] {
    return flowSteps(this.facts).map((step) => ({
      step,
      number: stepNumber(this.facts, step)?.number ?? null,
    }));
  }

  override stepCount(): number {
    const totals = STEP_NAMES.flatMap((step) => stepNumber(this.facts, step)?.total ?? []);
    return Math.max(...totals);
  }

  override firstStep(): StepName {
    return firstStep(this.type);
  }

  override hasStep(step: StepName): boolean {
    return isStepOf({ ...this.facts, additionalInfoAttachmentRadio: 'Y' }, step);
  }

  override pathOfStep(step: StepName): string {
    return filingPath(this.type, step);
  }

  override headingOfStep(step: StepName): string {
    return stepTitle(this.facts, step);
  }

  override numberOfStep(step: StepName): string {
    return englishOf(stepLabel(this.facts, step));
  }

  override fullTitle(title: string, step: string): string {
    return pageTitle(title, step, OFFICE);
  }

  override titles(): { step: StepName; title: string }[] {
    const titleOf = (step: StepName) =>
      this.fullTitle(documentTitle(this.facts, step), englishOf(titleStep(this.facts, step)));
    return flowSteps(this.facts).map((step) => ({ step, title: titleOf(step) }));
  }

  override actionsOffered(): readonly string[] {
    const { filing, now, step, editing } = this.context;
    const canContinue = step !== 'filingreview' || reviewOffersNext(reviewProblems(filing, { now }));
    return stepActions(step, editing.navigation.redirected, canContinue);
  }

  override formTitle(): string {
    return formTitle(this.type);
  }

  override noticeInHistory(): string {
    const [transaction] = declaredFiling(this.type).transactions;
    if (!transaction) throw new Error('The filing has no transaction.');
    return englishOf(comingSentence({ ...transaction, code: 'inReview', on: '' }));
  }

  override messageInEffect(entityName: string): string {
    const { now } = this.context;
    const facts = { filingType: this.type, entityName, effectiveDate: now, adminFraudCheck: false };
    return filedSentences(facts, now).map(englishOf).join(' ');
  }

  override cancelName(place: CancelPlace): string {
    return cancelName(place);
  }

  override isEdited(): boolean {
    return this.context.editing.edited;
  }

  override jumpToStep(step: StepName): void {
    const guard = guardStep(true, this.facts, step, lacksRequiredAttachments(this.context.filing));
    if (guard.kind !== 'leave') this.context.step = guard.kind === 'goToStep' ? guard.step : step;
  }

  override continueFrom(step: StepName): void {
    this.context.step = step;
    this.context.apply(savedEvent(this.context.filing, step));
  }

  override isAtAgentWizard(): boolean {
    return this.context.move.kind === 'agentWizard';
  }

  override stepBack(): StepName | null {
    return stepBack(this.facts, this.context.step, this.context.editing);
  }

  override followBack(): void {
    const previousStep = this.stepBack();
    if (previousStep === null) throw new Error(`The ${this.context.step} step offers no Back.`);
    const { redirected } = this.context.editing.navigation;
    this.context.step = previousStep;
    if (redirected) this.context.apply({ kind: 'cameBack' });
  }

  override visitSteps(opened: readonly StepName[]): void {
    this.progress = { ...this.progress, opened };
    this.context.step = opened.at(-1) ?? 'intro';
  }

  override holdSave(stepBeingSaved: StepName): void {
    this.progress = { ...this.progress, stepBeingSaved };
  }

  override refuseStep(step: StepName, message: string): void {
    this.progress = { ...this.progress, refused: { step, message } };
  }

  override leaveTyped(step: StepName): void {
    this.progress = { ...this.progress, typed: [step] };
  }

  override taskList(): readonly StepTask[] {
    const { filing, step: current } = this.context;
    const nothing = { stepBeingSaved: null, refused: null, typed: [], opened: [current] };
    return taskList({ filing, saved: filing, current, ...nothing, ...this.progress });
  }

  override returnToReviewUnsaved(): void {
    this.context.step = 'filingreview';
    this.context.apply({ kind: 'cameBack' });
  }

  override setOnline(areAllOnline: boolean): void {
    this.context.isOnline = () => areAllOnline;
  }

  override isAvailableOnline(): boolean {
    return this.isOffered(this.type);
  }

  override requestPlace(place: string): void {
    this.requestedPlace = place;
  }

  override placeShown(): string {
    const route = filingRoute(checked(this.requestedPlace), this.isOffered);
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

  override verifiesAddressesFirst(): boolean {
    return verifiesOfficeFirst(this.type, this.context.step, this.context.editing.navigation.redirected);
  }

  override fee(): string {
    return formatMoney(feeOf({ filingType: this.type }));
  }

  override stepThatOpensAgentWizard(hasAgent: boolean): StepName | undefined {
    return STEP_NAMES.find((step) => entersAgentWizard(this.type, step, hasAgent));
  }

  override stepAfterAgentWizard(): StepName | null {
    return agentReturnStep(this.type);
  }

  override agentWizardLabel(): string {
    return englishOf(stepLabel(this.facts, agentWizardStep(this.type, this.context.isAgentChanged())));
  }

  private get facts() {
    return flowFacts(this.context.filing);
  }

  private get type(): FilingType {
    return typeOf(this.context.filing);
  }
}
