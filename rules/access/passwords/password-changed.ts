import type { PATHS } from '../../navigation/paths';
import { isAdmin } from '../sign-on/roles';

/** The message after a password was changed (A2-change). */
export const PASSWORD_CHANGED = {
  title: 'Change Password Confirmation',
  text: 'Your password has been changed. Log in again with the new password.',
  button: 'Login',
} as const;

/** The notice before a password is changed (A2-change). */
export const PASSWORD_NOTICE =
  'After you change your password, you are logged out. You can log in with the new password.';

/** After the confirmation of a changed password is closed: the user is logged out, and logs in again from this page (A2-change). */
export const afterPasswordChange = (
  userRoles: readonly string[],
): { logsOut: true; page: Extract<keyof typeof PATHS, 'adminHome' | 'login'> } => ({
  logsOut: true,
  page: isAdmin(userRoles) ? 'adminHome' : 'login',
});
