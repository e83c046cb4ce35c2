import type { AccountKind, AccountState } from '../../access/accounts/account-change';
import { ACCOUNT_STATES } from '../../access/accounts/account-change';
import { isAdmin } from '../../access/sign-on/roles';
import { formatOfficeDateTime } from '../../calendar/office-time';
import { choice, flag } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import { englishOf } from '../../language/text';

/** An account as administrators see it. */
export interface SeenAccount {
  userId: string;
  name: string;
  email: string;
  kind: AccountKind;
  roles: readonly string[];
  entityId?: string;
  state: AccountState;
  /** The account has no password of its own yet. */
  mustChangePassword: boolean;
  /** ISO 8601 instant, where a temporary password was mailed. */
  temporaryPasswordEndsAt?: string;
}

export const ACCOUNT_STANDING_TABLE = defineTable<string>()({
  name: 'What is said of the state of an account',
  source: 'A7-users',
  hitPolicy: 'unique',
  outcome: 'sentence',
  inputs: {
    state: choice(ACCOUNT_STATES),
    hasPassword: flag(),
    temporary: choice(['none', 'counts', 'ended']),
  },
  rows: [
    { when: { state: 'locked' }, then: 'Locked' },
    { when: { state: 'active', hasPassword: true, temporary: ['none', 'ended'] }, then: 'Active' },
    {
      when: { state: 'active', hasPassword: true, temporary: 'counts' },
      then: 'Active. A temporary password was mailed too, which works until {end}.',
    },
    {
      when: { state: 'active', hasPassword: false, temporary: 'counts' },
      then: 'Active. A password must be chosen; until then the temporary one works, until {end}.',
    },
    {
      when: { state: 'active', hasPassword: false, temporary: 'ended' },
      then: 'Active, but nobody can log in: the temporary password ended on {end}. Send another one.',
    },
    {
      when: { state: 'active', hasPassword: false, temporary: 'none' },
      then: 'Active, without a password. Unless a temporary one was just asked for, send one.',
    },
  ],
});

const temporaryOf = (endsAt: string | undefined, now: string): 'none' | 'counts' | 'ended' => {
  if (endsAt === undefined) return 'none';
  return Date.parse(now) < Date.parse(endsAt) ? 'counts' : 'ended';
};

/**
 * The state of an account in words, with what has to be done about its password.
 * @param now ISO 8601 instant, of the registry
 */
export const accountStanding = (
  {
    state,
    mustChangePassword,
    temporaryPasswordEndsAt: endsAt,
  }: Pick<SeenAccount, 'state' | 'mustChangePassword' | 'temporaryPasswordEndsAt'>,
  now: string,
): string =>
  englishOf({
    text: evaluate(ACCOUNT_STANDING_TABLE, {
      state,
      hasPassword: !mustChangePassword,
      temporary: temporaryOf(endsAt, now),
    }),
    values: { end: formatOfficeDateTime(endsAt ?? '') },
  });

const STATE_WORDS: Readonly<Record<AccountState, string>> = { active: 'Active', locked: 'Locked' };

/** The state in a word, for a list. */
export const accountStateWord = (state: AccountState): string => STATE_WORDS[state];

/** The role that administrators have, as they read it. */
const roleWord = (role: string): string => (isAdmin([role]) ? `Administrator (${role})` : role);

/** What an account may do: the roles of staff, or that it files for an entity. */
export const accountRolesText = ({ kind, roles }: Pick<SeenAccount, 'kind' | 'roles'>): string => {
  if (kind === 'secureFiling') return 'Secure filing';
  return roles.length > 0 ? `Staff: ${roles.map(roleWord).join(', ')}` : 'Staff, without a role';
};
