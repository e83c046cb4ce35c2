/** The role of the staff who review filings (W6-roles). */
export const ADMIN_ROLE = 'BIZ_FRAUD';

/** Whether the user holds any of the roles that a piece of content is for. */
export const hasRole = (userRoles: readonly string[], anyOf: readonly string[]): boolean =>
  anyOf.some((role) => userRoles.includes(role));

/** Whether the user is an administrator. */
export const isAdmin = (userRoles: readonly string[]): boolean => hasRole(userRoles, [ADMIN_ROLE]);
