import { flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/** Whether the change-password page can be shown: it is about the account of somebody who has logged in. */
export const PASSWORD_CHANGE_ACCESS_TABLE = defineTable<'change' | 'logInFirst'>()({
  name: 'Whether a password can be changed',
  source: 'A2-change',
  hitPolicy: 'unique',
  inputs: { isSignedOn: flag(), isSecureFiler: flag() },
  rows: [
    { when: { isSignedOn: true }, then: 'change' },
    { when: { isSignedOn: false, isSecureFiler: true }, then: 'change' },
    { when: { isSignedOn: false, isSecureFiler: false }, then: 'logInFirst' },
  ],
});

/** Whether the change-password page is shown, or says who logs in where. */
export const passwordChangeAccess = (who: {
  isSignedOn: boolean;
  isSecureFiler: boolean;
}): 'change' | 'logInFirst' => evaluate(PASSWORD_CHANGE_ACCESS_TABLE, who);
