import type { FilingType, StepName } from '#rules';
import { flowFacts, reviewSections, stepTitle } from '#rules';
import type { FilingPart } from '../vocabulary/filing-parts';
import type { ReviewDriver } from './driver';
import { FORMS } from '../vocabulary/forms';
import type { FormName } from '../vocabulary/forms';
import type { BrowserDesk } from '../context/browser';
import type { BrowserForm } from '../forms/browser';

const FORM_NAMES = Object.keys(FORMS) as FormName[];

/** The review, as a filer reads and changes it. */
export class BrowserReview implements Pick<
  ReviewDriver,
  | 'complete'
  | 'take'
  | 'come'
  | 'edit'
  | 'giveUp'
  | 'save'
  | 'shows'
  | 'entityName'
  | 'isTold'
  | 'canBePaid'
  | 'marked'
> {
  constructor(
    private readonly desk: BrowserDesk,
    private readonly form: BrowserForm,
  ) {}

  complete(filing: FilingType = 'llc'): Promise<void> {
    if (filing !== 'llc')
      throw new Error('At the browser level only limited liability companies are formed.');
    return this.desk.api.complete();
  }

  take(part: FilingPart): void {
    this.desk.api.filing = part(this.desk.api.filing);
  }

  come(): Promise<void> {
    return this.desk.open('filingreview');
  }

  async edit(step: StepName): Promise<void> {
    await this.section(step).getByRole('button', { name: /^Edit/ }).click();
    await this.desk.arriveAt(step);
    const form = FORM_NAMES.find((name) => FORMS[name] === step);
    if (form) this.form.turnTo(form);
    await this.desk.button('Save changes').or(this.desk.button('Cancel')).first().waitFor();
  }

  async giveUp(): Promise<void> {
    await this.desk.button('Cancel').click();
  }

  async save(): Promise<void> {
    await this.desk.andSettle(() => this.desk.button('Save changes').click());
  }

  async shows(step: StepName, text: string): Promise<boolean> {
    await this.section(step).waitFor();
    return (await this.section(step).getByRole('definition').filter({ hasText: text }).count()) > 0;
  }

  entityName(): string {
    return this.desk.api.filing.entityNameValues.name;
  }

  async isTold(sentence: string): Promise<boolean> {
    const told = this.desk.page.getByText(sentence).first();
    return told.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
  }

  async canBePaid(): Promise<boolean> {
    await this.desk.button('Cancel').waitFor();
    return this.desk.button('Next').isVisible();
  }

  async marked(): Promise<StepName[]> {
    await this.desk.open('filingreview');
    const steps = reviewSections(this.desk.api.filing).map(({ step }) => step);
    const marked: StepName[] = [];
    for (const step of new Set(steps))
      if (await this.section(step).getByRole('alert').isVisible()) marked.push(step);
    return marked;
  }

  private section(step: StepName) {
    const title = reviewSections(this.desk.api.filing).find((section) => section.step === step)?.title;
    const name = title ?? stepTitle(flowFacts(this.desk.api.filing), step);
    return this.desk.main.getByRole('region', { name, exact: true });
  }
}
