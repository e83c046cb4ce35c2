import { isAdmin } from '#rules';
import type { Principal, StaffPrincipal } from '../http/principal';
import { mustChangePassword } from '../http/principal';

/** The caller, if that is an administrator whose password is their own. */
export const administratorOf = (principal: Principal): StaffPrincipal | undefined =>
  principal.kind === 'staff' && isAdmin(principal.roles) && !mustChangePassword(principal)
    ? principal
    : undefined;
