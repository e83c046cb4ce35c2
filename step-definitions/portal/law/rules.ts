import type { LedgerEntry } from '#rules';
import { citationFaults, ledgerFaults } from '#rules';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import type { LawDriver } from './driver';

/** The ledger, as `npm run spec:law` proves it. */
export class RulesLawDriver extends levelDriver<LawDriver>() {
  private entries: LedgerEntry[] = [];
  private faults: readonly string[] | undefined;

  override enter(entry: LedgerEntry): void {
    this.entries = [...this.entries, entry];
    this.faults = ledgerFaults(this.entries);
  }

  override cite(text: string): void {
    this.faults = citationFaults('The rule', text, this.entries);
  }

  override fault(): string {
    return checked(this.faults).join(' ');
  }
}
