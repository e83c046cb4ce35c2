import { HttpFailure } from '../http/failure';
import type { Handler, Handlers } from '../http/operation';

type Accounts =
  | 'secureFilingLogin'
  | 'secureFilingLogOut'
  | 'secureFilingPasswordReset'
  | 'searchUserId'
  | 'searchUserName'
  | 'searchUserBsf'
  | 'createUser'
  | 'resetPassword'
  | 'changePassword'
  | 'updateUser';

const notYet: Handler<Accounts> = () => Promise.reject(new HttpFailure(503, 'Accounts are not kept here.'));

/** The registry keeps no accounts: every operation on them says so. */
export const accountOperations: Handlers<Accounts> = {
  secureFilingLogin: notYet,
  secureFilingLogOut: notYet,
  secureFilingPasswordReset: notYet,
  searchUserId: notYet,
  searchUserName: notYet,
  searchUserBsf: notYet,
  createUser: notYet,
  resetPassword: notYet,
  changePassword: notYet,
  updateUser: notYet,
};
