import {
  type AgentAddressUse,
  type CompletenessCode,
  type FilingType,
  type StepName,
  emptyAddress,
  englishOf,
} from '#rules';
import {
  completenessProblems,
  filingBoundProblems,
  formedEntityType,
  MISSING_MESSAGE,
  feeOfFiling,
  payAction,
  reviewLines,
  reviewOffersNext,
  reviewProblems,
  reviewSections,
  reviewText,
  savedEvent,
} from '#rules';
import type { FilingPart } from '../../words/vocabulary/filing-parts';
import { lookUp } from '../../words/vocabulary/look-up';
import type { ReviewDriver, TitledSection } from './driver';
import { scenarioDriver } from '../../foundation/level-driver';
import type { AmendmentChange } from '../../samples/filings';
import { amendmentThatChanges } from '../../samples/filings';
import { FULL_PARTS } from '../../samples/full-parts';
import { filingAsOnRecord, RECORD_CHANGES } from '../../samples/change-of-record';
import { validAddress } from '../../samples/filing';
import { SHAPES } from '../../samples/shapes';
import type { RulesScenarioContext } from '../../scenario/context/rules';
import { SUBMISSION_KEY } from '../../scenario/context/rules';
import { withAgentAt } from '../../samples/with-agent-at';
import { withField } from './with-field';

/** Completeness and the sections of the review, from their tables. */
export class RulesReviewDriver extends scenarioDriver<ReviewDriver, RulesScenarioContext>() {
  private checked: CompletenessCode = 'VALID';
  private isReturned = false;

  override setCompleteFiling(filing?: FilingType): void {
    this.context.complete(filing);
  }

  override fillUp(part: string, count: number): void {
    this.context.filing = lookUp('part that can be full', FULL_PARTS, part)(this.context.filing, count);
  }

  override excess(): string[] {
    return filingBoundProblems(this.context.filing).map(({ message }) => message);
  }

  override setAmendment(change: AmendmentChange, formation: FilingType): void {
    const entityType = formedEntityType(formation);
    if (entityType === '') throw new Error(`${formation} forms no entity that could be amended.`);
    this.context.filing = amendmentThatChanges(change, entityType, SUBMISSION_KEY);
  }

  override setChangeOfRecord(filing: FilingType, change: string): void {
    const changed = lookUp('change of the record', RECORD_CHANGES, change);
    this.context.filing = changed(filingAsOnRecord(filing, SUBMISSION_KEY));
  }

  override removePart(part: FilingPart): void {
    this.context.filing = part(this.context.filing);
  }

  override useStreetAddressForMail(): void {
    const { principalOfficeValues } = this.context.filing;
    this.context.filing = {
      ...this.context.filing,
      principalOfficeValues: { ...principalOfficeValues, isSameAsStreetAddressChecked: true },
    };
  }

  override setStreetOnRecord(isOnRecord: boolean): void {
    const { principalOfficeValues } = this.context.filing;
    const streetAddress = isOnRecord ? validAddress() : emptyAddress('PHYS');
    this.context.filing = {
      ...this.context.filing,
      principalOfficeValues: { ...principalOfficeValues, streetAddress },
    };
  }

  override payAction(): string {
    return englishOf(payAction(feeOfFiling(this.context.filing, this.context.now)));
  }

  override openReview(): void {
    this.context.step = 'filingreview';
  }

  override editSection(step: StepName): void {
    this.context.apply({ kind: 'editRequested', step });
  }

  override cancelChange(): void {
    this.context.apply({ kind: 'canceled' });
  }

  override saveChange(): void {
    this.context.apply(savedEvent(this.context.filing, this.context.step));
  }

  override setNotifications(targets: string[], wanted: readonly string[]): void {
    const isEmail = (target: string): boolean => target.includes('@');
    this.context.filing = {
      ...this.context.filing,
      notificationsValues: {
        emailNotificationRadio: wanted.includes('email') ? 'Y' : 'N',
        textNotificationRadio: wanted.includes('text') ? 'Y' : 'N',
        emails: targets.filter(isEmail).map((email) => ({ email })),
        texts: targets.filter((target) => !isEmail(target)).map((text) => ({ text })),
      },
    };
  }

  override checkFiling(): void {
    this.checked = completenessProblems(this.context.filing, this.context.now)[0]?.code ?? 'VALID';
  }

  override completenessCode(): CompletenessCode {
    return this.checked;
  }

  override markedSteps(): StepName[] {
    return this.reviewed()
      .filter(({ isMissing }) => isMissing)
      .map(({ step }) => step);
  }

  override canBePaid(): boolean {
    return reviewOffersNext(this.problems(), this.isReturned);
  }

  override entityName(): string {
    return this.context.filing.entityNameValues.name;
  }

  override fieldsOfPart(part: string): string[] {
    return Object.keys(lookUp('part of a filing', SHAPES, part));
  }

  override isMessageShown(sentence: string): boolean {
    return (
      this.context.messages.includes(sentence) ||
      (sentence === MISSING_MESSAGE && this.markedSteps().length > 0)
    );
  }

  override returnFromPayment(): void {
    this.openReview();
    this.isReturned = true;
  }

  override sections(): TitledSection[] {
    return this.reviewed().map(({ title, step }) => ({ title, step }));
  }

  override markedSections(): string[] {
    return this.reviewed()
      .filter(({ isMissing }) => isMissing)
      .map(({ title }) => title);
  }

  override sectionsLeftToDo(): string[] {
    return reviewSections(this.context.filing, this.context.now)
      .filter(({ isMissing }) => isMissing)
      .map(({ title }) => title);
  }

  override filingProblems(): string[] {
    return this.problems().map(({ message }) => message);
  }

  override problemLines(): string[] {
    return reviewLines(this.context.filing, this.problems()).map(({ text }) => englishOf(text));
  }

  /** Only additional information has a text for an empty value; the rest is shown by a screen. */
  override showsText(_: StepName, text: string): boolean {
    return reviewText(this.context.filing.additionalInfoValues.additionalInfo) === text;
  }

  override setField(field: string, text: string): void {
    this.context.filing = withField(this.context.filing, field, text);
  }

  override moveAgent(use: AgentAddressUse, line: string): void {
    this.context.filing = withAgentAt(this.context.filing, use, line);
  }

  private problems() {
    const { filing, now, isNameTaken } = this.context;
    return reviewProblems(filing, { now, isNameTaken });
  }

  private reviewed() {
    const { filing, now } = this.context;
    return reviewSections(filing, now, this.problems());
  }
}
