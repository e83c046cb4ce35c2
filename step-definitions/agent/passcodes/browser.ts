import { agentPath, PATHS } from '#rules';
import type { PasscodesDriver } from './driver';
import { levelDriver } from '../../foundation/level-driver';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import type { BrowserFormsDriver } from '../../forms/browser';

/** The mailed passcode, from its request to the agent who is named with it. */
export class BrowserPasscodesDriver extends levelDriver<PasscodesDriver>() {
  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly forms: BrowserFormsDriver,
  ) {
    super();
  }

  override async enterPerson(
    name: string,
    { line, city, zip }: { line: string; city: string; zip: string },
  ): Promise<void> {
    const [firstName = '', lastName = ''] = name.split(' ');
    this.forms.switchTo('passcode request');
    await this.forms.enter('first name', firstName);
    await this.forms.enter('last name', lastName);
    await this.forms.enter('street address', line);
    await this.forms.enter('street city', city);
    await this.forms.enter('street ZIP code', zip);
    await this.forms.select('same mailing address option', true);
    await this.forms.submit();
  }

  override async submitRequest(): Promise<void> {
    await this.context.arriveAt('individualconfirm');
    await this.context.actAndSettle(() => this.context.button('Submit').click());
    await this.context.arriveAt('individualmail');
  }

  override async nameAgentOfLetter(name: string): Promise<void> {
    const passcode = await this.passcodeOfLetter(name);
    await this.context.goTo(
      agentPath('individualconfirmpasscode', { transTyp: 'ARTORG_LLC', entityType: 'DLLC' }),
    );
    this.forms.switchTo("agent's passcode");
    await this.forms.enter('passcode', passcode);
    await this.forms.submit();
    await this.context.arriveAt('individualsummary');
    await this.context.actAndSettle(() => this.context.button('Next').click());
  }

  override hasOption(name: string): Promise<boolean> {
    return this.context.main.getByRole('checkbox', { name, exact: true }).first().isVisible();
  }

  /** As testers read it, in place of a mailbox. */
  private async passcodeOfLetter(name: string): Promise<string> {
    await this.context.goTo(PATHS.developerHome);
    const letters = this.context.main.getByRole('table', { name: 'Letters' });
    const letter = letters.getByRole('row').filter({ hasText: name }).first();
    await letter.waitFor();
    const headers = await letters.getByRole('columnheader').allInnerTexts();
    const column = headers.findIndex((header) => header.startsWith('Passcode'));
    return (await letter.locator('th, td').nth(column).innerText()).trim();
  }
}
