import { choice, flag } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import { filingOfTransaction } from '../../filing/filing-of-transaction';
import { BASE_PATH, filingPath, PATHS } from '../../navigation/paths';
import { introStep } from '../../flows/first-step';

/** Where a filer continues after the login. `page`: the page that asked for the login; `back`: one page back. */
export type LoginNext = 'changePassword' | 'page' | 'intro' | 'back' | 'record';

export const LOGIN_NEXT_TABLE = defineTable<LoginNext>()({
  name: 'Where a filer who has logged in continues',
  source: 'A2-login',
  hitPolicy: 'unique',
  inputs: {
    mustChangePassword: flag(),
    cameFrom: choice(['askingPage', 'startLink', 'anotherPage', 'nowhere']),
  },
  rows: [
    { when: { mustChangePassword: true }, then: 'changePassword' },
    { when: { mustChangePassword: false, cameFrom: 'askingPage' }, then: 'page' },
    { when: { mustChangePassword: false, cameFrom: 'startLink' }, then: 'intro' },
    { when: { mustChangePassword: false, cameFrom: 'anotherPage' }, then: 'back' },
    { when: { mustChangePassword: false, cameFrom: 'nowhere' }, then: 'record' },
  ],
});

/** What the login page was opened with. */
export interface LoginOrigin {
  /** The entity, and the transaction that was to begin; empty where the address names none. */
  entityId: string;
  transTyp: string;
  /** Path and query of the page that asked for the login; empty where none did. */
  from: string;
  /** Whether there is a page of this application to go back to. */
  hasPageBefore: boolean;
}

/** Pages of filings, and of the agent wizard that they lead to. */
const FILING_PAGE = new RegExp(`^${BASE_PATH}/(filing|agent)/[A-Za-z0-9/]+(\\?[^#\\\\]*)?$`);

/**
 * Whether a login was asked for in the middle of a filing. Such a filing waits in the tab, also while a temporary password is changed on the
 * way back to it: nothing of it is lost (reading 38).
 */
export const isAskedByFiling = (page: string): boolean => FILING_PAGE.test(page);

/** Whether a page may have asked for this login: one of a filing, or the change of the password. */
const asksForLogin = (page: string): boolean => isAskedByFiling(page) || page === PATHS.changePassword;

const cameFrom = ({ from, transTyp, hasPageBefore }: LoginOrigin) => {
  if (asksForLogin(from)) return 'askingPage';
  if (filingOfTransaction(transTyp) !== null) return 'startLink';
  return hasPageBefore ? 'anotherPage' : 'nowhere';
};

const introOf = ({ entityId, transTyp }: LoginOrigin): string => {
  const filing = filingOfTransaction(transTyp);
  return filing
    ? filingPath(filing.filingType, introStep(filing.filingType), { entityId, transTyp })
    : recordOf(entityId);
};

const recordOf = (entityId: string): string => `${PATHS.search}/${encodeURIComponent(entityId)}`;

/** The address to replace the login page by; `back` has none, it is the browser's own. */
export type LoginDestination = { kind: 'changePassword' | 'back' } | { kind: 'page'; path: string };

/**
 * Where a filer who has logged in continues (A2-login): on the page that asked, on the filing's first page where the login was opened
 * by a start link, else one page back, and on the entity's record where no page came before. A temporary password is changed first.
 */
export const loginDestination = (origin: LoginOrigin, mustChangePassword: boolean): LoginDestination => {
  const next = evaluate(LOGIN_NEXT_TABLE, { mustChangePassword, cameFrom: cameFrom(origin) });
  switch (next) {
    case 'changePassword':
    case 'back':
      return { kind: next };
    case 'page':
      return { kind: 'page', path: origin.from };
    case 'intro':
      return { kind: 'page', path: introOf(origin) };
    case 'record':
      return { kind: 'page', path: recordOf(origin.entityId) };
  }
};
