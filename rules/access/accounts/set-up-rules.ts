import { formRules } from '../../constraints/form-rules';
import type { CrossRule } from '../../constraints/row';
import { text } from '../../constraints/rows';
import { EMAIL_PATTERN } from '../../notifications/email-rows';

export interface SetUpValues {
  email: string;
  retypedEmail: string;
}

const areAlike: CrossRule<SetUpValues> = ({ email, retypedEmail }) =>
  email === '' || retypedEmail === '' || email.toLowerCase() === retypedEmail.toLowerCase()
    ? []
    : [{ path: 'retypedEmail', code: 'mismatch', message: "Emails don't match." }];

/**
 * Setting secure filing up for the entity of a filing that was just made (W2-whatsnext). The email is retyped: with a wrong one the
 * temporary password would go to a stranger, and the entity could not be filed for.
 */
export const setUpRules = formRules<SetUpValues>({
  rows: {
    email: text({
      label: 'Email',
      required: 'Enter your email.',
      length: [3, 200],
      pattern: [EMAIL_PATTERN, 'Enter a valid email address.'],
    }),
    retypedEmail: text({ label: 'Retype email', required: 'Retype email address.', length: [0, 200] }),
  },
  rules: [areAlike],
});
