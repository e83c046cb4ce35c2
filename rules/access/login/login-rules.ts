import { formRules } from '../../constraints/form-rules';
import { text } from '../../constraints/rows';
import { passwordRow } from '../passwords/password-row';

export interface LoginValues {
  email: string;
  password: string;
}

/** Logging in to secure business filing (A5-login). */
export const loginRules = formRules<LoginValues>({
  rows: {
    email: text({ label: 'Email', required: 'Enter your email.', length: [3, 200] }),
    password: passwordRow('Password', 'Enter password'),
  },
});
