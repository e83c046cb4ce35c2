import type { PATHS } from '../filing/paths';
import { isAdmin } from './roles';

/** After the confirmation of a changed password is closed: the user is logged out, and logs in anew from this page (A2-change). */
export const afterPasswordChange = (
  userRoles: readonly string[],
): { logsOut: true; page: Extract<keyof typeof PATHS, 'adminHome' | 'login'> } => ({
  logsOut: true,
  page: isAdmin(userRoles) ? 'adminHome' : 'login',
});
