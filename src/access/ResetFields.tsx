import type { ResetPasswordValues } from '#rules';
import { TextField } from '../controls/TextField';

export const NOTHING_ENTERED: ResetPasswordValues = { userId: '', email: '' };

/** What a temporary password is asked for with: the same in both places (A5-reset). */
export const ResetFields = () => (
  <>
    <TextField name="userId" autoComplete="username" spellCheck={false} />
    <TextField name="email" type="email" autoComplete="email" inputMode="email" spellCheck={false} />
  </>
);

export const RESET_LEAD =
  'Enter the username and the email address of your account. If they belong together, a temporary password is emailed to you.';
