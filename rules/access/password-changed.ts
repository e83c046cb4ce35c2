import { flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { PATHS } from '../filing/paths';
import { isAdmin } from './roles';

export const PASSWORD_CHANGED_TABLE = defineTable<Extract<keyof typeof PATHS, 'adminHome' | 'login'>>()({
  name: 'Where closing the confirmation of a changed password leads',
  source: 'A2-change',
  hitPolicy: 'unique',
  inputs: { isAdmin: flag() },
  rows: [
    { when: { isAdmin: true }, then: 'adminHome' },
    { when: { isAdmin: false }, then: 'login' },
  ],
});

/** After the confirmation of a changed password is closed: the user is logged out, and logs in anew from this page (A2-change). */
export const afterPasswordChange = (
  userRoles: readonly string[],
): { logsOut: true; page: Extract<keyof typeof PATHS, 'adminHome' | 'login'> } => ({
  logsOut: true,
  page: evaluate(PASSWORD_CHANGED_TABLE, { isAdmin: isAdmin(userRoles) }),
});
