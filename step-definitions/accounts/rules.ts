import type { AccountCreation } from '#rules';
import { accountChange, accountCreation } from '#rules';
import { levelDriver } from '../levels/level-driver';
import type { AccountsDriver } from './driver';
import { ACCOUNTS_ACTIONS } from './driver';

/** Accounts, as the rule book decides about them. */
export class RulesAccountsDriver extends levelDriver<AccountsDriver>('rules', ACCOUNTS_ACTIONS) {
  private decision: AccountCreation | 'change' | 'refuse' = 'refuse';

  override askForAccount(facts: Parameters<typeof accountCreation>[0]): void {
    this.decision = accountCreation(facts);
  }

  override changeAccount(...change: Parameters<typeof accountChange>): void {
    this.decision = accountChange(...change);
  }

  override accountDecision(): AccountCreation | 'change' | 'refuse' {
    return this.decision;
  }
}
