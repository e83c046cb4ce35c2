import { isAdmin } from '#rules';
import type { Principal } from '../http/principal';
import { mustChangePassword } from '../http/principal';

/** Whether the caller is an administrator whose password is their own. */
export const isAdministrator = (principal: Principal): boolean =>
  principal.kind === 'staff' && isAdmin(principal.roles) && !mustChangePassword(principal);
