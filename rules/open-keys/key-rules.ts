import { formRules } from '../constraints/form-rules';
import { emailRow } from '../notifications/email-rows';

/** What somebody enters to get a key. */
export interface OpenKeyValues {
  email: string;
}

/** Asking for a key to the open record (T4-page). */
export const openKeyRules = formRules<OpenKeyValues>({
  rows: { email: emailRow({ empty: 'Enter your email.', bad: 'Enter a valid email address.' }) },
});
