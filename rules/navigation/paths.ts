import type { StepName } from '../steps/all-steps';
import type { FilingType } from '../filing/filing-type';

/** Every address of the application begins with it (decision: one base path). */
export const BASE_PATH = '/business';

/** Pages outside of the filings and the agent wizard (W2-toplevel, A2). */
export const PATHS = {
  developerHome: `${BASE_PATH}/filing/devapphome`,
  showState: `${BASE_PATH}/filing/showstate`,
  unavailable: `${BASE_PATH}/filing/unavailable`,
  login: `${BASE_PATH}/login`,
  loginAdmin: `${BASE_PATH}/loginadmin`,
  notAllowed: `${BASE_PATH}/notallowed`,
  logout: `${BASE_PATH}/logout`,
  resetPassword: `${BASE_PATH}/resetpass`,
  resetConfirm: `${BASE_PATH}/resetConfirm`,
  changePassword: `${BASE_PATH}/changePassword`,
  secureFilingSetUp: `${BASE_PATH}/securefiling`,
  search: `${BASE_PATH}/search`,
  recordOnDay: `${BASE_PATH}/recordonday`,
  forms: `${BASE_PATH}/forms`,
  nameCheck: `${BASE_PATH}/name`,
  certificate: `${BASE_PATH}/certificate`,
  kindOfCompany: `${BASE_PATH}/kind`,
  continueFiling: `${BASE_PATH}/continue`,
  follow: `${BASE_PATH}/follow`,
  following: `${BASE_PATH}/following`,
  confirmFollow: `${BASE_PATH}/following/confirm`,
  stopMessages: `${BASE_PATH}/following/stop`,
  findReceipt: `${BASE_PATH}/receipt`,
  admin: `${BASE_PATH}/admin`,
  adminHome: `${BASE_PATH}/admin/adminhome`,
  pendingQueue: `${BASE_PATH}/admin/pendingqueue`,
  pendingReview: `${BASE_PATH}/admin/pendingreview`,
  pendingReject: `${BASE_PATH}/admin/pendingreject`,
  rejectConfirm: `${BASE_PATH}/admin/rejectconfirm`,
  piiEntry: `${BASE_PATH}/admin/piientry`,
  piiConfirm: `${BASE_PATH}/admin/piiconfirm`,
  piiRequests: `${BASE_PATH}/admin/piirequests`,
  worklist: `${BASE_PATH}/admin/worklist`,
  payments: `${BASE_PATH}/admin/payments`,
  auditLog: `${BASE_PATH}/admin/auditlog`,
  accounts: `${BASE_PATH}/admin/accounts`,
  down: `${BASE_PATH}/down`,
  filingIssue: `${BASE_PATH}/filingissue`,
  timedOut: `${BASE_PATH}/timedout`,
  intro: `${BASE_PATH}/bizintro`,
  maintainAgentIntro: `${BASE_PATH}/maintainagentintro`,
  about: `${BASE_PATH}/about`,
  agent: `${BASE_PATH}/agent`,
  agentRedirect: `${BASE_PATH}/agent/redirect`,
} as const;

/** An address of no page: what is shown for it is shown for every address that cannot be read. */
export const NO_PAGE = `${BASE_PATH}/nopage`;

/** Whether a path is readable: its percent-encoding is complete, and it contains no NUL, with which nothing can be found. */
export function isReadablePath(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

export type Query = Readonly<Record<string, string | undefined>>;

/** A query string with its question mark; empty without a value in it. */
export const queryString = (query: Query = {}): string => {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = pairs
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value ?? '')}`)
    .join('&');
  return text && `?${text}`;
};

/** For somebody who did not make a change. By itself, since pages of filings, which carry all of `PATHS`, never lead there. */
export const NOT_ME_PATH = `${BASE_PATH}/help/not-me`;

/** The page for somebody who did not make a change: what can be done now. A change that no document made has no number. */
export const notMePath = (entityId: string, document: string): string =>
  `${NOT_ME_PATH}${queryString({ entityId, document })}`;

/** The address of a step of a filing: `filingPath('llc', 'entityname')` is `/business/filing/llc/entityname` (W2-routes). */
export const filingPath = (filingType: FilingType, step: StepName, query?: Query): string =>
  `${BASE_PATH}/filing/${filingType}/${step}${queryString(query)}`;

/**
 * Whether input on a page of a filing, or of the registered-agent wizard, is kept when the filer goes to the page of this path: it is on
 * every other page of the two, so that leaving loses nothing.
 */
export const isPageWithKeptInput = (path: string): boolean =>
  path.startsWith(`${BASE_PATH}/filing/`) || path.startsWith(`${PATHS.agent}/`);
