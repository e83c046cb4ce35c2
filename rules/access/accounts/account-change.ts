import { choice, flag } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import { isAdmin } from '../sign-on/roles';

/** States of an account. A locked one cannot be logged in to, and is mailed no password. */
export const ACCOUNT_STATES = ['active', 'locked'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export const ACCOUNT_KINDS = ['staff', 'secureFiling'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** What an administrator can make of an account: `closed` is removed, and its user ID is free again. */
export type AccountTarget = AccountState | 'closed';

export const ACCOUNT_CHANGE_TABLE = defineTable<'change' | 'refuse'>()({
  name: 'Whether an administrator may change an account',
  source: 'A7-users',
  hitPolicy: 'unique',
  inputs: {
    kind: choice(ACCOUNT_KINDS),
    namesRoles: flag(),
    isOwn: flag(),
    shutsOut: flag(),
    closes: flag(),
    mailsInVain: flag(),
  },
  rows: [
    { when: { mailsInVain: true }, then: 'refuse' },
    { when: { mailsInVain: false, kind: 'secureFiling', namesRoles: true }, then: 'refuse' },
    { when: { mailsInVain: false, kind: 'secureFiling', namesRoles: false }, then: 'change' },
    { when: { mailsInVain: false, kind: 'staff', closes: true }, then: 'refuse' },
    { when: { mailsInVain: false, kind: 'staff', closes: false, isOwn: false }, then: 'change' },
    {
      when: { mailsInVain: false, kind: 'staff', closes: false, isOwn: true, shutsOut: false },
      then: 'change',
    },
    {
      when: { mailsInVain: false, kind: 'staff', closes: false, isOwn: true, shutsOut: true },
      then: 'refuse',
    },
  ],
});

/** What an administrator asks to be changed of an account; what is left out stays. */
export interface AccountChangeRequest {
  name?: string;
  email?: string;
  roles?: readonly string[];
  state?: AccountTarget;
  /** A temporary password is mailed to it. */
  temporaryPassword?: 'send';
}

/**
 * Whether an administrator may make this change to an account. Accounts of secure filing have no roles; administrators cannot lock
 * themselves out, so that there is always one left. Accounts of secure filing can be closed; those of staff, whose name the audit log
 * keeps, are only locked. A temporary password is mailed only to accounts that it can open.
 * @param account `isManagedByProvider`: staff sign on with another provider, which manages their accounts
 */
export const accountChange = (
  {
    kind,
    isOwn,
    isManagedByProvider = false,
    state,
  }: { kind: AccountKind; isOwn: boolean; isManagedByProvider?: boolean; state: AccountState },
  change: AccountChangeRequest,
): 'change' | 'refuse' =>
  evaluate(ACCOUNT_CHANGE_TABLE, {
    kind,
    isOwn,
    mailsInVain:
      change.temporaryPassword === 'send' &&
      ((kind === 'staff' && isManagedByProvider) || (change.state ?? state) !== 'active'),
    closes: change.state === 'closed',
    namesRoles: change.roles !== undefined && change.roles.length > 0,
    shutsOut: change.state === 'locked' || (change.roles !== undefined && !isAdmin(change.roles)),
  });
