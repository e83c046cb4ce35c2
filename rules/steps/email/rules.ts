import { stepRules } from '../../constraints/form-rules';
import { text } from '../../constraints/rows';
import { EMAIL_PATTERN } from '../../notifications/email-rows';
import { EMAIL_MESSAGE } from '../../notifications/notification-messages';
import { email } from './step';

/** What the email page collects. */
interface EmailPage {
  email: string;
}

/** The address to which the filer is told whether a reviewed filing was accepted (W5-email). */
export const emailRules = stepRules<typeof email, EmailPage>(email, {
  read: ({ email }) => ({ email }),
  write: (values) => values,
  place: (rows) => rows,
  rows: {
    email: text({
      label: 'Email address',
      required: EMAIL_MESSAGE,
      length: [3, 200],
      // Two characters are not an address: saying what one looks like helps more than saying how long it is.
      tooShort: EMAIL_MESSAGE,
      pattern: [EMAIL_PATTERN, EMAIL_MESSAGE],
    }),
  },
});
