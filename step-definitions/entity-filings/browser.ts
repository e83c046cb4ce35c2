import { filingPath } from '#rules';
import type { BrowserScenarioContext } from '../context/browser';
import type { BrowserFormsDriver } from '../forms/browser';
import { levelDriver } from '../levels/level-driver';
import { addressFromLine } from '../samples/address-line';
import type { EntityFilingsDriver, EntityPlace } from './driver';
import { ENTITY_FILINGS_ACTIONS } from './driver';

/** Filings on an entity on record, as a filer opens and fills them in. */
export class BrowserEntityFilingsDriver extends levelDriver<EntityFilingsDriver>(
  'browser',
  ENTITY_FILINGS_ACTIONS,
) {
  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserFormsDriver,
  ) {
    super();
  }

  override openPage({ filingType, step, entityId, transaction: transTyp }: EntityPlace): Promise<void> {
    return this.context.goTo(filingPath(filingType, step, { entityId, transTyp }));
  }

  override async changeAddress(entityId: string, line: string): Promise<void> {
    const { main, page } = this.context;
    // Forms look at the scenario's filing for what they are filled with.
    await this.context.api.complete();
    await this.context.goTo('/business/filing/devapphome');
    await main.getByRole('textbox', { name: /^Entity ID/ }).fill(entityId);
    await main.getByRole('link', { name: 'Change the principal office address' }).click();
    await this.next('intro');
    this.form.switchTo('principal office address');
    await this.enterAddress(line);
    await this.next('principalofficeaddress');
    await this.next('additionalinfo');
    this.form.switchTo('effective date');
    await this.form.choose('time of effect', 'At filing');
    await this.next('effectivedate');
    await this.nameFiler(line);
    this.form.switchTo('notification choices');
    await this.form.choose('email notifications', 'No');
    await this.form.choose('text notifications', 'No');
    await this.next('notifications');
    await this.context.arriveAt('filingreview');
    await this.context.button('Next').click();
    await page.waitForURL(/\/pay\//);
  }

  override async isOnPublicRecord(entityId: string, text: string): Promise<boolean> {
    await this.context.goTo(`/business/search/${entityId}/summary`);
    await this.context.main.getByRole('heading', { name: 'Principal office' }).waitFor();
    return (await this.context.main.getByText(text).count()) > 0;
  }

  override async isAskedToLogIn(): Promise<boolean> {
    return (await this.context.arriveAt('login')) === 'login';
  }

  private async nameFiler(line: string): Promise<void> {
    await this.context.arriveAt('filer');
    this.form.switchTo('perjury notice');
    await this.form.select('perjury notice', true);
    this.form.switchTo('filer');
    await this.form.enter('first name', 'Ada');
    await this.form.enter('last name', 'Lindqvist');
    await this.enterAddress(line);
    await this.context.button('Save').click();
    await this.context.main.getByRole('heading', { level: 3, name: 'Ada Lindqvist' }).waitFor();
    await this.next('filer');
  }

  private async enterAddress(line: string): Promise<void> {
    const { address1, city, zip } = addressFromLine(line);
    await this.form.enter('street address', address1);
    await this.form.enter('street suite', '');
    await this.form.enter('street city', city);
    await this.form.enter('street ZIP code', zip);
  }

  private async next(from: string): Promise<void> {
    await this.context.arriveAt(from);
    await this.context.actAndSettle(() => this.context.button('Next').click());
    if (this.context.place() !== from) return;
    const problems = await this.form.problems();
    throw new Error(`Kept at ${from}: ${problems.join(' ')}`);
  }
}
