import type { BrowserScenarioContext } from '../context/browser';
import type { BrowserFormsDriver } from '../forms/browser';

/** An entity of the sample registry that may be a registered agent. */
const AGENT_NUMBER = '20101000002';

/** Pages that filings on an entity share, entered by hand with the least that they need. */
export class PagesByHand {
  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserFormsDriver,
  ) {}

  /** Continues from a step; fails with the problems when the filer stays there. */
  async next(from: string): Promise<void> {
    await this.context.arriveAt(from);
    await this.context.actAndSettle(() => this.context.button('Next').click());
    if (this.context.place() !== from) return;
    if (await this.context.dialog.isVisible()) return this.keepEntered();
    const problems = await this.form.problems();
    throw new Error(`Kept at ${from}: ${problems.join(' ')}`);
  }

  /** An entity as agent, from the wizard's first question to where it hands back. */
  async nameAgent(): Promise<void> {
    await this.context.arriveAt('agentformation');
    this.form.switchTo("agent's type");
    await this.form.choose("agent's type", 'Entity');
    await this.next('agentformation');
    this.form.switchTo("entity agent's number or name");
    await this.form.enter('entity number or name', AGENT_NUMBER);
    await this.next('agentintroentity');
    await this.next('agentconfirm');
  }

  async consent(): Promise<void> {
    await this.context.arriveAt('registeredagent');
    this.form.switchTo("agent's consent");
    await this.form.choose('consent', 'Yes');
    await this.next('registeredagent');
  }

  async effectiveAtFiling(): Promise<void> {
    await this.context.arriveAt('effectivedate');
    this.form.switchTo('effective date');
    await this.form.choose('time of effect', 'At filing');
    await this.next('effectivedate');
  }

  async filer(): Promise<void> {
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

  async noNotifications(): Promise<void> {
    await this.context.arriveAt('notifications');
    this.form.switchTo('notification choices');
    await this.form.choose('email notifications', 'No');
    await this.form.choose('text notifications', 'No');
    await this.next('notifications');
  }

  /** Where the verifier knows another form of an address, the one entered is kept. */
  private async keepEntered(): Promise<void> {
    await this.context.dialog
      .getByText(/^Address you entered/)
      .first()
      .click();
    await this.context.dialog.getByRole('button', { name: /^Use this address/ }).click();
    await this.context.dialog.waitFor({ state: 'hidden' });
  }
}
