import { formRules } from '../constraints/form-rules';
import { text } from '../constraints/rows';
import { emailRow } from '../notifications/email-rows';

/** What somebody enters to get a key. */
export interface OpenKeyValues {
  email: string;
}

/** Asking for a key to the open record (T4-page). */
export const openKeyRules = formRules<OpenKeyValues>({
  rows: { email: emailRow({ empty: 'Enter your email.', bad: 'Enter a valid email address.' }) },
});

/** What a developer enters to try a key. */
export interface TryKeyValues {
  key: string;
}

/** Trying a key on the page for developers. What is wrong with one, the registry says itself. */
export const tryKeyRules = formRules<TryKeyValues>({
  rows: { key: text({ label: 'Your key', required: 'Enter your key.', marked: true, length: [0, 200] }) },
});
