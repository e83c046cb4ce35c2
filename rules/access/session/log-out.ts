/** Logging out: the session at the provider ends if there is one; either way the configured target follows (A2-logout). */
export const logOut = (isSignedOn: boolean): { logsOut: boolean; page: 'logoutTarget' } => ({
  logsOut: isSignedOn,
  page: 'logoutTarget',
});
