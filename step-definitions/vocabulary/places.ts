import type { PATHS } from '#rules';

/** Places of the portal beside the steps of its filings, as the business names them. */
export const PLACES = {
  "developers' home": 'developerHome',
  'state of the application': 'showState',
  'notice of an unavailable filing': 'unavailable',
  login: 'login',
  'door of the staff': 'loginAdmin',
  'notice to those who are not allowed': 'notAllowed',
  logout: 'logout',
  'reset of a password': 'resetPassword',
  'confirmation of a reset': 'resetConfirm',
  'change of a password': 'changePassword',
  'search of the register': 'search',
  "staff's home": 'adminHome',
  'pending queue': 'pendingQueue',
  'review of a pending filing': 'pendingReview',
  'rejection of a pending filing': 'pendingReject',
  'confirmation of a rejection': 'rejectConfirm',
  'request to remove personal data': 'piiEntry',
  'review of a request to remove personal data': 'piiConfirm',
  'down notice': 'down',
  'filing-issue notice': 'filingIssue',
  'generic introduction': 'intro',
  'introduction of a maintained agent': 'maintainAgentIntro',
  'version details': 'about',
  'way back from the agent': 'agentRedirect',
} satisfies Record<string, keyof typeof PATHS>;
