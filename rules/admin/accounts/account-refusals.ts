import type { Problem } from '../../problem';

/** Fields that no two accounts may share: the user ID, and the email within one entity. */
export const UNIQUE_ACCOUNT_FIELDS = ['userId', 'email'] as const;
export type UniqueAccountField = (typeof UNIQUE_ACCOUNT_FIELDS)[number];

const TAKEN: Readonly<Record<UniqueAccountField, string>> = {
  userId:
    'There is an account with this user ID already. Enter another one. If you have just tried before, look for the account.',
  email: 'Another account of this entity has this email already. Enter another one.',
};

/** The problems of an account whose user ID or email is taken, each at its field (A7-users). */
export const accountTakenProblems = (taken: readonly UniqueAccountField[]): Problem[] =>
  taken.map((path) => ({ path, code: 'duplicate', message: TAKEN[path] }));

/** Shown in the place of staff accounts where another sign-on provider manages them. */
export const STAFF_MANAGED_BY_PROVIDER = 'Staff have their accounts at the service that they sign on with.';

/** The problem of a new staff account where another sign-on provider manages those. */
export const STAFF_MANAGED_BY_PROVIDER_PROBLEM: Problem = {
  path: 'entityId',
  code: 'required',
  message: `${STAFF_MANAGED_BY_PROVIDER} Enter an entity ID number.`,
};
