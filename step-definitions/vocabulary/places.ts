import type { PATHS } from '#rules';

/** Places of the portal outside the steps of its filings, as the business names them. */
export const PLACES = {
  'developer home': 'developerHome',
  'state of the application': 'showState',
  'unavailable-filing notice': 'unavailable',
  login: 'login',
  'staff sign-on': 'loginAdmin',
  'not-allowed notice': 'notAllowed',
  logout: 'logout',
  'password reset': 'resetPassword',
  'password reset confirmation': 'resetConfirm',
  'password change': 'changePassword',
  'registry search': 'search',
  'staff home': 'adminHome',
  'pending queue': 'pendingQueue',
  'review of a pending filing': 'pendingReview',
  'rejection of a pending filing': 'pendingReject',
  'confirmation of a rejection': 'rejectConfirm',
  'request to remove personal data': 'piiEntry',
  'review of a request to remove personal data': 'piiConfirm',
  'down notice': 'down',
  'filing-issue notice': 'filingIssue',
  'generic introduction': 'intro',
  'agent maintenance introduction': 'maintainAgentIntro',
  'version details': 'about',
  'return from the agent wizard': 'agentRedirect',
} satisfies Record<string, keyof typeof PATHS>;
