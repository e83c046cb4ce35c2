import type { FormationType } from '#rules';
import { BASE_PATH, isStepOfAny } from '#rules';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import type { BrowserFormsDriver } from '../../forms/browser';
import { StepsByHand } from '../../forms/steps-by-hand';

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
export class FormationByHand {
  private readonly steps: StepsByHand;

  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserFormsDriver,
  ) {
    this.steps = new StepsByHand(context, form);
  }

  async fillIn(): Promise<void> {
    await this.context.api.complete();
    const { formation: filingType } = this.context.api;
    await this.context.goTo(BASE_PATH);
    await this.context.main.getByRole('link', { name: FORMS[filingType], exact: true }).click();
    await this.steps.next('intro');
    this.form.switchTo('entity name');
    await this.form.enter('name', this.context.api.filing.entityNameValues.name);
    await this.steps.next('entityname');
    await this.steps.at('principalofficeaddress');
    this.form.switchTo('principal office address');
    await this.steps.entries.streetAddress();
    await this.form.select('same mailing address option', true);
    await this.steps.next('principalofficeaddress');
    await this.steps.at('registeredagent');
    await this.context.button('Name a registered agent').click();
    await this.steps.nameAgent();
    await this.steps.consent();
    if (isStepOfAny(filingType, 'management')) await this.management();
    await this.former();
    await this.ofItsKind[filingType]();
    await this.steps.effectiveAtFiling();
    await this.steps.signAndReview();
  }

  /** What each kind of entity is asked for between the people who form it and the effective date. */
  private readonly ofItsKind: Record<FormationType, () => Promise<void>> = {
    llc: () => this.steps.next('additionalinfo'),
    dpc: async () => {
      this.form.switchTo('shares');
      await this.steps.at('shares');
      await this.form.select('common shares', true);
      await this.form.enter('number of shares', '1,000,000');
      await this.steps.next('shares');
      await this.steps.next('additionalinfo');
    },
    dnc: async () => {
      this.form.switchTo('voting and assets');
      await this.steps.at('votingassets');
      await this.form.choose('voting members', 'Yes');
      await this.form.enter('distribution of assets', 'To another nonprofit corporation.');
      await this.steps.next('votingassets');
      await this.steps.next('additionalinfo');
    },
    dc55: async () => {
      await this.purposeAndDirectors();
      await this.steps.at('attachments');
      await this.context.button('Add a file').click();
      await this.context.page.locator('input[type=file]').setInputFiles(CAPITAL_STOCK);
      await this.context.main.getByText('1 file added.').waitFor();
      await this.steps.next('attachments');
    },
    dc56: async () => {
      await this.purposeAndDirectors();
      await this.steps.next('attachments');
    },
  };

  private async management(): Promise<void> {
    this.form.switchTo('management of the company');
    await this.steps.at('management');
    await this.form.choose('managers or members', 'Members');
    await this.form.choose('at least one member', 'Yes');
    await this.steps.next('management');
  }

  private async purposeAndDirectors(): Promise<void> {
    this.form.switchTo('purpose and directors');
    await this.steps.at('purposedirectors');
    await this.form.enter('statement of purpose', 'To sell what its members grow.');
    await this.form.enter('number of directors', '3');
    await this.form.enter("directors' terms", 'Three years.');
    await this.steps.next('purposedirectors');
  }

  private async former(): Promise<void> {
    await this.steps.at('formation');
    this.form.switchTo('name and address of a person forming the company');
    await this.form.choose('type of person', 'Individual');
    await this.steps.entries.individual('Ada', 'Lindqvist');
    await this.steps.entries.saveAt(undefined, 'Ada Lindqvist');
    await this.steps.next('formation');
  }
}
