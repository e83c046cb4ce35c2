import { formRules } from '../../constraints/form-rules';
import { text } from '../../constraints/rows';
import { tidyTree } from '../../constraints/tidy';
import { EMAIL_PATTERN } from '../../notifications/email-rows';
import { accountNameRow } from './account-names';

/** The email of an account, to which temporary passwords are mailed. */
export const accountEmailRow = text({
  label: 'Email',
  required: 'Enter Email',
  length: [3, 200],
  pattern: [EMAIL_PATTERN, 'Invalid email entered'],
});

/** What the registry asks of every new account. */
export const newAccountRules = formRules<{ email: string }>({ rows: { email: accountEmailRow } });

/** The entered texts of an account as they are kept, whichever of them there are. */
export const tidiedAccount = <A extends { name?: string | undefined; email?: string | undefined }>(
  account: A,
): A => tidyTree({ name: accountNameRow, email: accountEmailRow }, account) as A;
