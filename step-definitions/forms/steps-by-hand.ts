import type { BrowserScenarioContext } from '../context/browser';
import type { BrowserFormsDriver } from './browser';

/** Fills in the pages that most filings share, as a filer does. */
export class StepsByHand {
  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserFormsDriver,
  ) {}

  /** Continues from a step; fails with the problems when the filer stays there. */
  async next(from: string): Promise<void> {
    await this.context.arriveAt(from);
    await this.context.actAndSettle(() => this.context.button('Next').click());
    if (this.context.place() !== from) return;
    const problems = await this.form.problems();
    throw new Error(`Kept at ${from}: ${problems.join(' ')}`);
  }

  /** From the additional information, which is left empty, to the review. */
  async toReview(): Promise<void> {
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
  }

  /** Waits for a line of a summary. */
  async reads(term: string, value: string): Promise<void> {
    const row = this.context.main.locator('.summary-list__row').filter({ hasText: term });
    await row.filter({ hasText: value }).waitFor();
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
    const listed = this.context.main.getByRole('heading', { level: 3, name: 'Ada Lindqvist' });
    await listed.or(this.context.dialog).first().waitFor();
    if (await this.context.dialog.isVisible()) await this.keepEntered();
    await listed.waitFor();
    await this.next('filer');
  }

  /** Where the verifier knows another form of the address, the one entered is kept. */
  private async keepEntered(): Promise<void> {
    await this.context.dialog
      .getByText(/^Address you entered/)
      .first()
      .click();
    await this.context.dialog.getByRole('button', { name: /^Use this address/ }).click();
  }
}
