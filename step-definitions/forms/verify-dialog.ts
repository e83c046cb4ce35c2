import type { AddressSelection } from '#rules';
import type { BrowserScenarioContext } from '../scenario/context/browser';

const LABELS: Record<AddressSelection, RegExp> = {
  VERIFIED: /^Suggested address/,
  USER: /^Address you entered/,
  NOT_SELECTED: /^$/,
};

/** The dialog in which the filer chooses between an address as entered and as the verifier knows it. */
export class VerifyDialog {
  constructor(private readonly context: BrowserScenarioContext) {}

  async keep(selection: AddressSelection): Promise<void> {
    await this.context.dialog.getByText(LABELS[selection]).first().click();
    await this.button.click();
    await this.context.dialog.waitFor({ state: 'hidden' });
  }

  /** The address as entered, where the verifier asks about it at all. */
  async keepEntered(): Promise<void> {
    if (await this.context.dialog.isVisible()) await this.keep('USER');
  }

  canKeep(): Promise<boolean> {
    return this.button.isVisible();
  }

  private get button() {
    return this.context.dialog.getByRole('button', { name: /^Use (this|these) address/ });
  }
}
