/** The administrator of the mocks: every request with a token is theirs. */
export const ADMIN = 'admin';

/** Names of staff by their user IDs, as the sample accounts have them. */
export const STAFF_NAMES: Readonly<Record<string, string>> = {
  [ADMIN]: 'Morgan Reyes',
  reviewer: 'Jordan Okafor',
};
