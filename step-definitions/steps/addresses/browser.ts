import type { AddressSelection } from '#rules';
import type { AddressesDriver } from './driver';
import { levelDriver } from '../../foundation/level-driver';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import type { BrowserFormsDriver } from '../../forms/browser';
import { EntriesByHand } from '../../forms/entries-by-hand';
import { VerifyDialog } from '../../forms/verify-dialog';

/** Addresses, entered and kept in the verification dialog. */
export class BrowserAddressesDriver extends levelDriver<AddressesDriver>() {
  private readonly entries: EntriesByHand;
  private readonly dialog: VerifyDialog;

  constructor(context: BrowserScenarioContext, form: BrowserFormsDriver) {
    super();
    this.entries = new EntriesByHand(context, form);
    this.dialog = new VerifyDialog(context);
  }

  override enterAddress(kind: 'street' | 'mailing', line: string): Promise<void> {
    return this.entries.address(kind, line);
  }

  override keepAddress(selection: AddressSelection): Promise<void> {
    return this.dialog.keep(selection);
  }

  override canKeepAddresses(): Promise<boolean> {
    return this.dialog.canKeep();
  }
}
