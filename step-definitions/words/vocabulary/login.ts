/** The page of a filer who was asked to log in to secure filing: addresses of the portal, and one that is none. */
export const LOGIN_OPENERS = {
  'the filer step of a change of address': '/business/filing/chgpoa/filer',
  "the beginning of the agent's identification in a cure": '/business/agent/agentformation?transTyp=CURE',
  'the password change': '/business/changePassword',
  'another site': 'https://example.com',
  nowhere: '',
} as const;

/** What the login was asked for. */
export const LOGIN_TRANSACTIONS = {
  'a change of address': 'CHG_ENT_ADR',
  'a change of agent': 'CHG_AGT_INFO',
  'a periodic report': 'REPORT',
  'no filing': '',
} as const;

/** Where a filer continues after the login; all but the pages that asked belong to the entity of the sample account. */
export const LOGIN_CONTINUATIONS = {
  ...LOGIN_OPENERS,
  'the introduction to the change of address':
    '/business/filing/chgpoa/intro?entityId=20101000015&transTyp=CHG_ENT_ADR',
  'the introduction to the periodic report':
    '/business/filing/report/reportintro?entityId=20101000015&transTyp=REPORT',
  'the public record of the entity': '/business/search/20101000015',
  'where the filer was before': 'one page back',
} as const;
