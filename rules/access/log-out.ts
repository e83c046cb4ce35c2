import { flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

export const LOG_OUT_TABLE = defineTable<{ logsOut: boolean }>()({
  name: 'What logging out does before it leads to the configured target',
  source: 'A2-logout',
  hitPolicy: 'unique',
  inputs: { isSignedOn: flag() },
  rows: [
    { when: { isSignedOn: true }, then: { logsOut: true } },
    { when: { isSignedOn: false }, then: { logsOut: false } },
  ],
});

/** Logging out: the session at the provider ends if there is one; either way the configured target follows (A2-logout). */
export const logOut = (isSignedOn: boolean): { logsOut: boolean; page: 'logoutTarget' } => ({
  ...evaluate(LOG_OUT_TABLE, { isSignedOn }),
  page: 'logoutTarget',
});
