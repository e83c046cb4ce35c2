import {
  actionWords,
  accountActions,
  accountChange,
  accountConflict,
  accountCreation,
  accountStanding,
  accountRolesText,
  type AccountAction,
  type AccountKind,
  type SeenAccount,
} from '#rules';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import type { AccountDecision, AccountsDriver, OpenAccount } from './driver';

const SEEN_ACCOUNT: SeenAccount = {
  userId: 'heron',
  name: 'Robin Sample',
  email: 'robin@example.com',
  kind: 'secureFiling',
  roles: [],
  entityId: '20101000015',
  state: 'active',
  mustChangePassword: false,
};

/** Accounts, as the rule book decides about them. */
export class RulesAccountsDriver extends levelDriver<AccountsDriver>() {
  private decision: AccountDecision | undefined;
  private stateText: string | undefined;
  private roles: string | undefined;
  private actions: readonly AccountAction[] | undefined;
  private open: SeenAccount = SEEN_ACCOUNT;
  private isLast = false;

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
    return checked(this.decision);
  }

  override showAccount(...shown: Parameters<typeof accountStanding>): void {
    this.stateText = accountStanding(...shown);
  }

  override showRoles(kind: AccountKind, roles: readonly string[]): void {
    this.roles = accountRolesText({ kind, roles });
  }

  override rolesText(): string {
    return checked(this.roles);
  }

  override accountStateText(): string {
    return checked(this.stateText);
  }

  override openAccount({ isOwn, isManagedByProvider, isLast = false, ...account }: OpenAccount): void {
    this.actions = accountActions(account, { isOwn, isManagedByProvider });
    this.open = { ...SEEN_ACCOUNT, ...account, roles: [] };
    this.isLast = isLast;
  }

  override questionBefore(action: AccountAction): string {
    const { question, consequences } = actionWords(action, this.open, this.isLast);
    return [question, ...consequences].join(' ');
  }

  override offeredActions(): readonly AccountAction[] {
    return checked(this.actions);
  }
}
