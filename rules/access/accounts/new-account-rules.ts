import { formRules } from '../../constraints/form-rules';
import { text } from '../../constraints/rows';
import { EMAIL_PATTERN } from '../../notifications/email-rows';

/** The email of an account, to which temporary passwords are mailed. */
export const accountEmailRow = text({
  label: 'Email',
  required: 'Enter Email',
  length: [3, 200],
  pattern: [EMAIL_PATTERN, 'Invalid email entered'],
});

/** What the registry asks of every new account. */
export const newAccountRules = formRules<{ email: string }>({ rows: { email: accountEmailRow } });
