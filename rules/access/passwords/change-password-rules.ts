import { isGiven, isOfTypeText, matches } from '../../constraints/checks';
import { formRules } from '../../constraints/form-rules';
import type { CrossRule, Row } from '../../constraints/row';
import { passwordRow } from './password-row';

export interface ChangePasswordValues {
  password: string;
  newPassword: string;
  retypedPassword: string;
}

const INVALID = 'Invalid new password';
const RETYPE = 'Enter retyped new password';
const SAME = 'Enter a new password that differs from the current one';

/** Letters and digits only, with a lowercase letter, an uppercase letter and a digit. */
const COMPOSITION = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])[A-Za-z0-9]+$/;

/** Given, not too long, composed as asked: in this order, and too few characters are a matter of the composition. */
const newPassword = (): Row<ChangePasswordValues> => {
  const row = passwordRow<ChangePasswordValues>('New password', 'Enter new password', INVALID);
  return { ...row, checks: [...row.checks, matches(COMPOSITION, INVALID)] };
};

/** Compared with the new one, whose length and composition rules then cover both. */
const retypedPassword = (): Row<ChangePasswordValues> => {
  const row = passwordRow<ChangePasswordValues>('Retype new password', RETYPE);
  return { ...row, checks: [isOfTypeText(RETYPE), isGiven(RETYPE)] };
};

const areAlike: CrossRule<ChangePasswordValues> = ({ newPassword: entered, retypedPassword: retyped }) =>
  entered === '' || entered === retyped
    ? []
    : [{ path: 'retypedPassword', code: 'mismatch', message: "New password entries don't match" }];

/** Above all a temporary password, which was mailed, has to give way to another one. */
const isOther: CrossRule<ChangePasswordValues> = ({ password, newPassword: entered }) =>
  entered !== '' && entered === password ? [{ path: 'newPassword', code: 'duplicate', message: SAME }] : [];

/** Changing a password (A5-change). */
export const changePasswordRules = formRules<ChangePasswordValues>({
  rows: {
    password: passwordRow('Current Password', 'Enter a current password'),
    newPassword: newPassword(),
    retypedPassword: retypedPassword(),
  },
  rules: [isOther, areAlike],
});
