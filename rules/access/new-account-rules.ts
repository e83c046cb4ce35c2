import { formRules } from '../constraints/form-rules';
import { text } from '../constraints/rows';
import { EMAIL_PATTERN } from '../steps/email-rows';

/** What is entered for an account: a temporary password is mailed to the email. */
export const newAccountRules = formRules<{ email: string }>({
  rows: {
    email: text({
      label: 'Email',
      required: 'Enter Email',
      length: [3, 200],
      pattern: [EMAIL_PATTERN, 'Invalid email entered'],
    }),
  },
});
