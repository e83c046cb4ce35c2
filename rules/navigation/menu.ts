import type { Environment } from '../constants/environments';
import { ENVIRONMENTS } from '../constants/environments';
import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { BASE_PATH, PATHS } from './paths';

/** A way that the menu offers. */
export interface MenuItem {
  label: string;
  path: string;
}

const MENU_ITEMS = [
  'businessHome',
  'search',
  'searchTips',
  'questions',
  'tutorials',
  'showState',
  'pendingQueue',
  'changePassword',
  'logout',
] as const;
type MenuName = (typeof MENU_ITEMS)[number];

const ITEMS: Readonly<Record<MenuName, MenuItem>> = {
  businessHome: { label: 'Business home', path: BASE_PATH },
  search: { label: 'Search business database', path: PATHS.search },
  searchTips: { label: 'Tips for searching', path: `${BASE_PATH}/help/searching` },
  questions: { label: 'FAQ', path: `${BASE_PATH}/help/questions` },
  tutorials: { label: 'Tutorials & training', path: `${BASE_PATH}/help/tutorials` },
  showState: { label: 'Show State', path: PATHS.showState },
  pendingQueue: { label: 'Pending Queue', path: PATHS.pendingQueue },
  changePassword: { label: 'Change Password', path: PATHS.changePassword },
  logout: { label: 'Logout', path: PATHS.logout },
};

/** What the menu offers, in its order (A2-nav). */
export const MENU_TABLE = defineTable<MenuName>()({
  name: 'Menu by role and environment',
  source: 'A2-nav',
  hitPolicy: 'collect',
  answers: MENU_ITEMS,
  inputs: { isAdmin: flag(), isSecureFiler: flag(), environment: choice(ENVIRONMENTS) },
  rows: [
    { when: { isAdmin: false }, then: 'businessHome' },
    { when: { isAdmin: false }, then: 'search' },
    { when: { isAdmin: false }, then: 'searchTips' },
    { when: { isAdmin: false }, then: 'questions' },
    { when: { isAdmin: false }, then: 'tutorials' },
    { when: { isAdmin: false, environment: { except: ['prod', 'client'] } }, then: 'showState' },
    { when: { isAdmin: false, isSecureFiler: true }, then: 'changePassword' },
    { when: { isAdmin: false, isSecureFiler: true }, then: 'logout' },
    { when: { isAdmin: true }, then: 'pendingQueue' },
    { when: { isAdmin: true }, then: 'changePassword' },
    { when: { isAdmin: true }, then: 'logout' },
  ],
});

/** Who opens the menu, and where. */
interface MenuReader {
  isAdmin: boolean;
  /** Logged in to the filings of an entity; nobody unless given. */
  isSecureFiler?: boolean;
  environment: string;
}

/**
 * The menu of a user; an environment that is not known counts as production.
 * @example menuItems({ isAdmin: true, environment: 'prod' }) // Pending Queue, Change Password, Logout
 */
export const menuItems = ({ isAdmin, isSecureFiler = false, environment: name }: MenuReader): MenuItem[] => {
  const environment: Environment = ENVIRONMENTS.find((known) => known === name) ?? 'prod';
  return evaluate(MENU_TABLE, { isAdmin, isSecureFiler, environment }).map((item) => ITEMS[item]);
};
