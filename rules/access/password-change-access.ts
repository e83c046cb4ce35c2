/**
 * Whether the change-password page is shown, or says who logs in where: it is about the account of somebody who has logged in
 * (A2-change).
 */
export const passwordChangeAccess = ({
  isSignedOn,
  isSecureFiler,
}: {
  isSignedOn: boolean;
  isSecureFiler: boolean;
}): 'change' | 'logInFirst' => (isSignedOn || isSecureFiler ? 'change' : 'logInFirst');
