import { formRules } from '../../constraints/form-rules';
import { text } from '../../constraints/rows';
import { EMAIL_PATTERN } from '../../notifications/email-rows';

export interface ResetPasswordValues {
  userId: string;
  email: string;
}

/** Asking for a temporary password, on its own screen and in the login page's view (A5-reset). */
export const resetPasswordRules = formRules<ResetPasswordValues>({
  rows: {
    userId: text({ label: 'Username', required: 'Enter a username.', length: [3, 200] }),
    email: text({
      label: 'Email',
      required: 'Enter Email',
      length: [0, 200],
      pattern: [EMAIL_PATTERN, 'Invalid email entered'],
    }),
  },
});
