import { isAdmin } from '#rules';
import type { Principal, StaffPrincipal } from '../callers/principal';
import { mustChangePassword } from '../callers/principal';
import type { Account } from './accounts';

/** The caller, if that is an administrator whose password is their own. */
export const administratorOf = (principal: Principal): StaffPrincipal | undefined =>
  principal.kind === 'staff' && isAdmin(principal.roles) && !mustChangePassword(principal)
    ? principal
    : undefined;

/** Whether an account belongs to a user who may review filings and manage accounts. */
export const isActiveAdministrator = ({ state, roles }: Pick<Account, 'state' | 'roles'>): boolean =>
  state === 'active' && isAdmin(roles);
