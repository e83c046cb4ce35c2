import type { FilingType, StepName } from '#rules';
import { cancelName, flowFacts, formedEntityType, reviewSections, stepTitle } from '#rules';
import { amendableEntity, amendmentOnRecord } from '../../scenario/on-record/amendment';
import type { AmendmentChange } from '../../samples/filings';
import type { FilingPart } from '../../words/vocabulary/filing-parts';
import type { ReviewDriver } from './driver';
import { levelDriver } from '../../foundation/level-driver';
import { FORMS } from '../../words/vocabulary/forms';
import type { FormName } from '../../words/vocabulary/forms';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import type { BrowserFormsDriver } from '../../forms/browser';

const FORM_NAMES = Object.keys(FORMS) as FormName[];

/** The review, as a filer reads and changes it. */
export class BrowserReviewDriver extends levelDriver<ReviewDriver>() {
  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserFormsDriver,
  ) {
    super();
  }

  override setCompleteFiling(filing?: FilingType): Promise<void> {
    if (filing) this.context.api.begin(filing);
    return this.context.api.complete();
  }

  override async setAmendment(change: AmendmentChange, formation: FilingType): Promise<void> {
    const entityType = formedEntityType(formation);
    if (entityType === '') throw new Error(`${formation} forms no entity that could be amended.`);
    this.context.api.filing = await amendmentOnRecord(this.context.api, amendableEntity(entityType), change);
    this.context.api.refId = undefined;
  }

  override removePart(part: FilingPart): void {
    this.context.api.filing = part(this.context.api.filing);
  }

  override openReview(): Promise<void> {
    return this.context.open('filingreview');
  }

  override payAction(): Promise<string> {
    return this.context.button(/^Pay \$/).innerText();
  }

  override async editSection(step: StepName): Promise<void> {
    await this.section(step).getByRole('button', { name: /^Edit/ }).click();
    await this.context.arriveAt(step);
    const form = FORM_NAMES.find((name) => FORMS[name] === step);
    if (form) this.form.switchTo(form);
    await this.context
      .button('Save changes')
      .or(this.context.button(cancelName('edit')))
      .first()
      .waitFor();
  }

  override async cancelChange(): Promise<void> {
    await this.context.button(cancelName('edit')).click();
  }

  override async saveChange(): Promise<void> {
    await this.context.actAndSettle(() => this.context.button('Save changes').click());
  }

  override async showsText(step: StepName, text: string): Promise<boolean> {
    await this.section(step).waitFor();
    return (await this.section(step).getByRole('definition').filter({ hasText: text }).count()) > 0;
  }

  override entityName(): string {
    return this.context.api.filing.entityNameValues.name;
  }

  override async isMessageShown(sentence: string): Promise<boolean> {
    const sentenceShown = this.context.page.getByText(sentence).first();
    return sentenceShown.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
  }

  override async canBePaid(): Promise<boolean> {
    await this.context.button(cancelName('filing')).waitFor();
    return this.context.button(/^Pay \$/).isVisible();
  }

  override async markedSteps(): Promise<StepName[]> {
    await this.context.open('filingreview');
    const steps = reviewSections(this.context.api.filing).map(({ step }) => step);
    const marked: StepName[] = [];
    for (const step of new Set(steps))
      if (await this.section(step).locator('.usa-alert--error').isVisible()) marked.push(step);
    return marked;
  }

  private section(step: StepName) {
    const title = reviewSections(this.context.api.filing).find((section) => section.step === step)?.title;
    const name = title ?? stepTitle(flowFacts(this.context.api.filing), step);
    return this.context.main.getByRole('region', { name, exact: true });
  }
}
