import { filingPath } from '#rules';
import type { BrowserScenarioContext } from '../context/browser';
import type { BrowserFormsDriver } from '../forms/browser';
import { levelDriver } from '../levels/level-driver';
import { ApiPaymentDriver } from '../payment/api';
import { ApiReportsDriver } from './api';
import type { ReportsDriver } from './driver';
import { REPORTS_ACTIONS } from './driver';

/** An entity of the sample registry that may be a registered agent. */
const AGENT_NUMBER = '20101000002';
const PATIENCE = { timeout: 20_000 };

/** The report of an entity, page by page; what the registry made of it is asked of the registry. */
export class BrowserReportsDriver extends levelDriver<ReportsDriver>('browser', REPORTS_ACTIONS) {
  private readonly registry: ApiReportsDriver;
  private readonly fees = new Set<string>();

  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserFormsDriver,
  ) {
    super();
    this.registry = new ApiReportsDriver(context.api, new ApiPaymentDriver(context.api));
  }

  override async enterReport(entityId: string): Promise<void> {
    await this.registry.begin(entityId);
    await this.openReport(entityId);
    await this.next('reportintro');
    await this.nameAgent();
    await this.context.arriveAt('principalofficeaddress');
    this.form.switchTo('principal office address');
    await this.next('principalofficeaddress');
    await this.context.arriveAt('registeredagent');
    this.form.switchTo("agent's consent");
    await this.form.choose('consent', 'Yes');
    await this.next('registeredagent');
    await this.filer();
    this.form.switchTo('notification choices');
    await this.form.choose('email notifications', 'No');
    await this.form.choose('text notifications', 'No');
    await this.next('notifications');
    await this.context.arriveAt('filingreview');
    await this.noteFees();
    await this.context.button('Next').click();
    await this.context.page.waitForURL(/\/pay\//, PATIENCE);
    const pay = await this.context.page.getByRole('button', { name: /^Pay / }).innerText();
    this.fees.add(pay.replace(/^Pay /, '').trim());
  }

  override async openReport(entityId: string): Promise<void> {
    await this.context.goTo(filingPath('report', 'reportintro', { transTyp: 'REPORT', entityId }));
  }

  override fileReport(entityId: string): Promise<void> {
    return this.registry.fileReport(entityId);
  }

  override feesShown(): string[] {
    return [...this.fees];
  }

  override status(): Promise<string> {
    return this.registry.status();
  }

  private async nameAgent(): Promise<void> {
    await this.context.arriveAt('agentformation');
    this.form.switchTo("agent's type");
    await this.form.choose("agent's type", 'Entity');
    await this.context.actAndSettle(() => this.context.button('Next').click());
    await this.context.arriveAt('agentintroentity');
    this.form.switchTo("entity agent's number or name");
    await this.form.enter('entity number or name', AGENT_NUMBER);
    await this.context.actAndSettle(() => this.context.button('Next').click());
    await this.context.arriveAt('agentconfirm');
    await this.context.actAndSettle(() => this.context.button('Next').click());
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

  /** Continues from a step; fails with the problems when the filer stays there. */
  private async next(from: string): Promise<void> {
    await this.context.arriveAt(from);
    await this.noteFees();
    await this.context.actAndSettle(() => this.context.button('Next').click());
    if (this.context.place() !== from) return;
    if (await this.context.dialog.isVisible()) await this.keepEntered();
    const problems = await this.form.problems();
    if (problems.length) throw new Error(`Kept at ${from}: ${problems.join(' ')}`);
  }

  private async keepEntered(): Promise<void> {
    await this.context.dialog
      .getByText(/^Address you entered/)
      .first()
      .click();
    await this.context.dialog.getByRole('button', { name: /^Use this address/ }).click();
    await this.context.dialog.waitFor({ state: 'hidden' });
  }

  /** The fee as the page shows it: in the summary of the filing, and on the introduction in the text as well. */
  private async noteFees(): Promise<void> {
    const shown = this.context.page.locator('.filing-summary__fee, .fee-line strong');
    for (const fee of await shown.allTextContents()) this.fees.add(fee.trim());
  }
}
