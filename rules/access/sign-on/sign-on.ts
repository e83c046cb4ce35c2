import { choice } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import { BASE_PATH, PATHS } from '../../navigation/paths';
import { isAdmin } from './roles';

/** `signOn`: to the sign-on provider and back; `stay`: the page is shown; otherwise the page that the user is sent to. */
export type SignOnVerdict =
  | 'signOn'
  | 'stay'
  | Extract<keyof typeof PATHS, 'adminHome' | 'notAllowed' | 'loginAdmin' | 'changePassword'>;

export const SIGN_ON_TABLE = defineTable<SignOnVerdict>()({
  name: 'Entrance of the admin area',
  source: 'A2-loginadmin',
  hitPolicy: 'unique',
  inputs: {
    place: choice(['loginAdmin', 'adminArea']),
    user: choice(['none', 'other', 'temporary', 'admin']),
  },
  rows: [
    { when: { place: 'loginAdmin', user: 'none' }, then: 'signOn' },
    { when: { place: 'loginAdmin', user: 'admin' }, then: 'adminHome' },
    { when: { place: 'loginAdmin', user: 'other' }, then: 'notAllowed' },
    { when: { user: 'temporary' }, then: 'changePassword' },
    { when: { place: 'adminArea', user: 'admin' }, then: 'stay' },
    { when: { place: 'adminArea', user: ['none', 'other'] }, then: 'loginAdmin' },
  ],
});

function visitorOf(userRoles: readonly string[] | null, mustChangePassword: boolean) {
  if (userRoles === null) return 'none';
  if (!isAdmin(userRoles)) return 'other';
  return mustChangePassword ? 'temporary' : 'admin';
}

/**
 * Who may enter the admin area. `/loginadmin` signs the user on first; other pages send a user who is not an admin there.
 * An administrator whose password is a temporary one changes it first.
 * @param userRoles null while no one is signed on
 * @param mustChangePassword whether they signed on with a temporary password
 */
export const signOnVerdict = (
  place: 'loginAdmin' | 'adminArea',
  userRoles: readonly string[] | null,
  mustChangePassword = false,
): SignOnVerdict => evaluate(SIGN_ON_TABLE, { place, user: visitorOf(userRoles, mustChangePassword) });

/** Every page of the staff area is below it. */
const STAFF_AREA = `${BASE_PATH}/admin/`;

/** The page that asked for the sign-on, and how the user signed on. */
interface SignedOnBy {
  /** Path and query; empty where no page asked. */
  from: string;
  /** With a temporary password, which only permits changing it. */
  mustChangePassword: boolean;
}

/**
 * The page to which a user is led after the sign-on. A temporary password is changed first. An administrator returns to the page of the
 * staff area that asked for the sign-on, with its query; everybody else goes to the page for their roles (A2-loginadmin).
 */
export const afterSignOn = (
  page: Exclude<SignOnVerdict, 'signOn' | 'stay'>,
  { from, mustChangePassword }: SignedOnBy,
): string => {
  if (mustChangePassword || from === PATHS.changePassword) return PATHS.changePassword;
  return page === 'adminHome' && from.startsWith(STAFF_AREA) ? from : PATHS[page];
};
