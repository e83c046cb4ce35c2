/** Whether the change-password page is shown, or says where to log in: it is about the account of a user who has logged in (A2-change). */
export const passwordChangeAccess = ({
  isSignedOn,
  isSecureFiler,
}: {
  isSignedOn: boolean;
  isSecureFiler: boolean;
}): 'change' | 'logInFirst' => (isSignedOn || isSecureFiler ? 'change' : 'logInFirst');
