import type { Problem } from '../problem';

/** What only one account can have: a user ID, and an email at the entity that it files for. */
export const UNIQUE_ACCOUNT_FIELDS = ['userId', 'email'] as const;
export type UniqueAccountField = (typeof UNIQUE_ACCOUNT_FIELDS)[number];

const TAKEN: Readonly<Record<UniqueAccountField, string>> = {
  userId:
    'There is an account with this user ID already. Enter another one. If you have just tried before, look for the account.',
  email: 'Another account of this entity has this email already. Enter another one.',
};

/** What is wrong with an account whose user ID or email another one has, each at its field (A7-users). */
export const accountTakenProblems = (taken: readonly UniqueAccountField[]): Problem[] =>
  taken.map((path) => ({ path, code: 'duplicate', message: TAKEN[path] }));

/** Said where accounts of staff would be made or found, had another sign-on provider not kept them. */
export const STAFF_MANAGED_BY_PROVIDER = 'Staff have their accounts at the service that they sign on with.';

/** Said where an account is to be one of staff although another provider keeps those. */
export const STAFF_MANAGED_BY_PROVIDER_PROBLEM: Problem = {
  path: 'entityId',
  code: 'required',
  message: `${STAFF_MANAGED_BY_PROVIDER} Enter an entity ID number.`,
};
