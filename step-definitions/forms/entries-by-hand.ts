import type { BrowserScenarioContext } from '../scenario/context/browser';
import { VerifyDialog } from './verify-dialog';
import { addressFromLine } from '../samples/address-line';
import type { BrowserFormsDriver } from './browser';

const HOME = '1700 Broadway, Denver, CO 80290';

/** Addresses and people, entered into the form that the filer is shown. */
export class EntriesByHand {
  private readonly dialog: VerifyDialog;

  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserFormsDriver,
  ) {
    this.dialog = new VerifyDialog(context);
  }

  /** Enters an American address given on one line, in place of what was entered before. */
  async address(kind: 'street' | 'mailing', line: string): Promise<void> {
    const { address1, address2, city, state, zip } = addressFromLine(line);
    await this.form.enter(`${kind} address`, address1);
    await this.form.enter(`${kind} suite`, address2);
    await this.form.enter(`${kind} city`, city);
    await this.form.enter(`${kind} state`, state);
    await this.form.enter(`${kind} ZIP code`, zip);
  }

  streetAddress(line = HOME): Promise<void> {
    return this.address('street', line);
  }

  async individual(firstName: string, lastName: string): Promise<void> {
    await this.form.enter('first name', firstName);
    await this.form.enter('last name', lastName);
  }

  /** Gives a person who has a name an address, saves and waits until the list names the person. */
  async saveAt(line: string | undefined, name: string): Promise<void> {
    await this.streetAddress(line);
    await this.context.button('Save').click();
    const listed = this.context.main.getByRole('heading', { level: 3, name });
    await listed.or(this.context.dialog).first().waitFor();
    await this.dialog.keepEntered();
    await listed.waitFor();
  }
}
