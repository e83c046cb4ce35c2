import {
  accountActions,
  accountChange,
  accountConflict,
  accountCreation,
  accountStanding,
  accountRolesText,
  type AccountAction,
  type AccountKind,
} from '#rules';
import { levelDriver } from '../levels/level-driver';
import type { AccountDecision, AccountsDriver } from './driver';
import { ACCOUNTS_ACTIONS } from './driver';

/** Accounts, as the rule book decides about them. */
export class RulesAccountsDriver extends levelDriver<AccountsDriver>('rules', ACCOUNTS_ACTIONS) {
  private decision: AccountDecision = 'refuse';
  private stateText = '';
  private roles = '';
  private actions: readonly AccountAction[] = [];

  override askForAccount(facts: Parameters<typeof accountCreation>[0]): void {
    this.decision = accountCreation(facts);
  }

  override changeAccount(...change: Parameters<typeof accountChange>): void {
    this.decision = accountChange(...change);
  }

  override changeSeenAccount(...change: Parameters<typeof accountConflict>): void {
    this.decision = accountConflict(...change);
  }

  override accountDecision(): AccountDecision {
    return this.decision;
  }

  override showAccount(...shown: Parameters<typeof accountStanding>): void {
    this.stateText = accountStanding(...shown);
  }

  override showRoles(kind: AccountKind, roles: readonly string[]): void {
    this.roles = accountRolesText({ kind, roles });
  }

  override rolesText(): string {
    return this.roles;
  }

  override accountStateText(): string {
    return this.stateText;
  }

  override openAccount({
    isOwn,
    isManagedByProvider,
    ...account
  }: Parameters<typeof accountChange>[0]): void {
    this.actions = accountActions(account, { isOwn, isManagedByProvider });
  }

  override offeredActions(): readonly AccountAction[] {
    return this.actions;
  }
}
