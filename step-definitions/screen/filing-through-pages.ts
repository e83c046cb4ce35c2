import type { FormationType } from '#rules';
import { BASE_PATH } from '#rules';
import type { BrowserScenarioContext } from '../context/browser';
import type { BrowserFormsDriver } from '../forms/browser';

/** An entity of the sample registry that may be a registered agent. */
const AGENT_NUMBER = '20101000002';

/** What the list of forms calls each formation. */
const FORMS: Record<FormationType, string> = {
  llc: 'Form a limited liability company (LLC)',
  dpc: 'Form a profit corporation',
  dnc: 'Form a nonprofit corporation',
  dc55: 'Form an Article 55 cooperative association',
  dc56: 'Form an Article 56 cooperative',
};

const CAPITAL_STOCK = {
  name: 'capital-stock.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Authorized capital stock: 1000 shares of $1 each. Members: growers of the valley.'),
};

/** A whole formation by hand, from the list of forms to the review, each step with the least that it needs. */
export class FilingThroughPages {
  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserFormsDriver,
  ) {}

  async fillIn(): Promise<void> {
    await this.context.api.complete();
    const { filingType } = this.context.api;
    await this.context.goTo(BASE_PATH);
    await this.context.main.getByRole('link', { name: FORMS[filingType], exact: true }).click();
    await this.next('intro');
    this.form.switchTo('entity name');
    await this.form.enter('name', this.context.api.filing.entityNameValues.name);
    await this.next('entityname');
    this.form.switchTo('principal office address');
    await this.street();
    await this.form.select('same mailing address option', true);
    await this.next('principalofficeaddress');
    await this.nameAgent();
    if (filingType === 'llc') await this.management();
    await this.person('person forming the company', 'formation');
    await this.ofItsKind[filingType]();
    this.form.switchTo('effective date');
    await this.form.choose('time of effect', 'At filing');
    await this.next('effectivedate');
    this.form.switchTo('perjury notice');
    await this.form.select('perjury notice', true);
    await this.person('filer', 'filer');
    this.form.switchTo('notification choices');
    await this.form.choose('email notifications', 'No');
    await this.form.choose('text notifications', 'No');
    await this.next('notifications');
    await this.context.arriveAt('filingreview');
  }

  /** What each kind of entity is asked for between the people who form it and the effective date. */
  private readonly ofItsKind: Record<FormationType, () => Promise<void>> = {
    llc: () => this.next('additionalinfo'),
    dpc: async () => {
      this.form.switchTo('shares');
      await this.context.arriveAt('shares');
      await this.form.select('common shares', true);
      await this.form.enter('number of shares', '1,000,000');
      await this.next('shares');
      await this.next('additionalinfo');
    },
    dnc: async () => {
      this.form.switchTo('voting and assets');
      await this.context.arriveAt('votingassets');
      await this.form.choose('voting members', 'Yes');
      await this.form.enter('distribution of assets', 'To another nonprofit corporation.');
      await this.next('votingassets');
      await this.next('additionalinfo');
    },
    dc55: async () => {
      await this.purposeAndDirectors();
      await this.context.arriveAt('attachments');
      await this.context.button('Add a file').click();
      await this.context.page.locator('input[type=file]').setInputFiles(CAPITAL_STOCK);
      await this.context.main.getByText('1 file added.').waitFor();
      await this.next('attachments');
    },
    dc56: async () => {
      await this.purposeAndDirectors();
      await this.next('attachments');
    },
  };

  private async management(): Promise<void> {
    this.form.switchTo('management of the company');
    await this.context.arriveAt('management');
    await this.form.choose('managers or members', 'Members');
    await this.form.choose('at least one member', 'Yes');
    await this.next('management');
  }

  private async purposeAndDirectors(): Promise<void> {
    this.form.switchTo('purpose and directors');
    await this.context.arriveAt('purposedirectors');
    await this.form.enter('statement of purpose', 'To sell what its members grow.');
    await this.form.enter('number of directors', '3');
    await this.form.enter("directors' terms", 'Three years.');
    await this.next('purposedirectors');
  }

  private async nameAgent(): Promise<void> {
    await this.context.arriveAt('registeredagent');
    await this.context.button('Name a registered agent').click();
    await this.context.arriveAt('agentformation');
    this.form.switchTo("agent's type");
    await this.form.choose("agent's type", 'Entity');
    await this.next('agentformation');
    this.form.switchTo("entity agent's number or name");
    await this.form.enter('entity number or name', AGENT_NUMBER);
    await this.next('agentintroentity');
    await this.next('agentconfirm');
    await this.context.arriveAt('registeredagent');
    this.form.switchTo("agent's consent");
    await this.form.choose('consent', 'Yes');
    await this.next('registeredagent');
  }

  private async person(form: 'person forming the company' | 'filer', step: string): Promise<void> {
    await this.context.arriveAt(step);
    this.form.switchTo(form);
    if (form === 'person forming the company') await this.form.choose('type of person', 'Individual');
    await this.form.enter('first name', 'Ada');
    await this.form.enter('last name', 'Lindqvist');
    await this.street();
    await this.context.button('Save').click();
    await this.context.main.getByRole('heading', { level: 3, name: 'Ada Lindqvist' }).waitFor();
    await this.next(step);
  }

  private async street(): Promise<void> {
    await this.form.enter('street address', '1700 Broadway');
    await this.form.enter('street city', 'Denver');
    await this.form.enter('street ZIP code', '80290');
  }

  /** Continues from a step; fails with the problems when the filer stays there. */
  private async next(from: string): Promise<void> {
    await this.context.arriveAt(from);
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
}
