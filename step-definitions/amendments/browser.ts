import { ApiPaymentDriver } from '../payment/api';
import type { BrowserFormsDriver } from '../forms/browser';
import type { BrowserScenarioContext } from '../context/browser';
import { levelDriver } from '../levels/level-driver';
import { amendmentOnRecord } from '../samples/amendment-on-record';
import { ApiAmendmentsDriver } from './api';
import type { AmendmentsDriver } from './driver';
import { AMENDMENTS_ACTIONS } from './driver';

/** Amendments, entered page by page from the link that starts them. */
export class BrowserAmendmentsDriver extends levelDriver<AmendmentsDriver>('browser', AMENDMENTS_ACTIONS) {
  private readonly registry: ApiAmendmentsDriver;

  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserFormsDriver,
  ) {
    super();
    this.registry = new ApiAmendmentsDriver(context.api, new ApiPaymentDriver(context.api));
  }

  override oldName(): string {
    return this.registry.oldName();
  }

  override newName(): string {
    return this.registry.newName();
  }

  override formCompany(): Promise<void> {
    return this.registry.formCompany();
  }

  override async enterAmendment(): Promise<void> {
    // The labels of the fields follow from what is amended.
    this.context.api.filing = await amendmentOnRecord(this.context.api, this.registry.entityId, 'name');
    await this.context.goTo(
      `/business/filing/amend/intro?entityId=${this.registry.entityId}&transTyp=AMD_LLC&entityType=DLLC`,
    );
    await this.next('intro');
    this.form.switchTo('entity name');
    await this.context.main.getByText(this.oldName()).first().waitFor();
    await this.form.choose('name change', 'Yes');
    await this.form.enter('name', this.newName());
    await this.next('entityname');
    await this.next('additionalinfo');
    this.form.switchTo('effective date');
    await this.form.choose('time of effect', 'At filing');
    await this.next('effectivedate');
    await this.filer();
    this.form.switchTo('notification choices');
    await this.form.choose('email notifications', 'No');
    await this.form.choose('text notifications', 'No');
    await this.next('notifications');
    await this.context.arriveAt('filingreview');
    await this.reads('Current name', this.oldName());
    await this.reads('New name', this.newName());
  }

  override async nameOnRecord(): Promise<string> {
    await this.context.goTo(`/business/search/${this.registry.entityId}/summary`);
    const terms = await this.context.main.getByRole('term').allInnerTexts();
    const place = terms.findIndex((term) => term.trim() === 'Name');
    return (await this.context.main.getByRole('definition').nth(place).innerText()).trim();
  }

  private async filer(): Promise<void> {
    await this.context.arriveAt('filer');
    this.form.switchTo('perjury notice');
    await this.form.select('perjury notice', true);
    this.form.switchTo('filer');
    await this.form.enter('first name', 'Ada');
    await this.form.enter('last name', 'Lindqvist');
    await this.form.enter('street address', '1700 Broadway');
    await this.form.enter('street city', 'Denver');
    await this.form.enter('street ZIP code', '80290');
    await this.context.button('Save').click();
    await this.keepEntered();
    await this.context.main.getByRole('heading', { level: 3, name: 'Ada Lindqvist' }).waitFor();
    await this.next('filer');
  }

  /** Where the verifier knows another form of the address, the one entered is kept. */
  private async keepEntered(): Promise<void> {
    const listed = this.context.main.getByRole('heading', { level: 3, name: 'Ada Lindqvist' });
    await listed.or(this.context.dialog).first().waitFor();
    if (!(await this.context.dialog.isVisible())) return;
    await this.context.dialog
      .getByText(/^Address you entered/)
      .first()
      .click();
    await this.context.dialog.getByRole('button', { name: /^Use this address/ }).click();
  }

  private async reads(term: string, value: string): Promise<void> {
    const row = this.context.main.locator('.summary-list__row').filter({ hasText: term });
    await row.filter({ hasText: value }).waitFor();
  }

  /** Continues from a step; fails with the problems when the filer stays there. */
  private async next(from: string): Promise<void> {
    await this.context.arriveAt(from);
    await this.context.actAndSettle(() => this.context.button('Next').click());
    if (this.context.place() !== from) return;
    const problems = await this.form.problems();
    throw new Error(`Kept at ${from}: ${problems.join(' ')}`);
  }
}
