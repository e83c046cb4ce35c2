import { rowsOf } from './flow-row';

const all = rowsOf('llc', 'dpc', 'dnc', 'dc55', 'dc56');
const llc = rowsOf('llc');
const corporation = rowsOf('dpc', 'dnc', 'dc55', 'dc56');
const cooperative = rowsOf('dc55', 'dc56');
const withAdditionalInfo = rowsOf('llc', 'dpc', 'dnc');

/** Formations, 11 steps (W2-flow-llc, -dpc, -dnc, -dc55, -dc56). */
export const FORMATION_ROWS = [
  llc('intro', null, 'Form a limited liability company'),
  rowsOf('dpc')('intro', null, 'Form a profit corporation'),
  rowsOf('dnc')('intro', null, 'Form a nonprofit corporation'),
  rowsOf('dc55')('intro', null, 'Form an Article 55 cooperative association'),
  rowsOf('dc56')('intro', null, 'Form an Article 56 cooperative'),
  all('entityname', 1, 'Entity name'),
  all('principalofficeaddress', 2, 'Principal office address'),
  all('registeredagent', 3, 'Registered agent'),
  llc('management', 4, 'Management & members'),
  llc('formation', 5, 'Persons forming'),
  corporation('formation', 4, 'Incorporators'),
  rowsOf('dpc')('shares', 5, 'Shares'),
  rowsOf('dnc')('votingassets', 5, 'Voting & assets'),
  cooperative('purposedirectors', 5, 'Purpose and directors'),
  withAdditionalInfo('additionalinfo', 6, 'Additional information'),
  withAdditionalInfo('attachments', 6, 'Attachments', { attaches: 'Y' }),
  rowsOf('dc55')(
    'attachments',
    6,
    'Attachments',
    {},
    { requiredOf: ['DC55'], needs: 'a document on its capital stock and its members' },
  ),
  rowsOf('dc56')('attachments', 6, 'Attachments'),
  all('effectivedate', 7, 'Delayed effective date'),
  all('filer', 8, 'Filer'),
  all('notifications', 9, 'Notifications'),
  all('filingreview', 10, 'Filing review'),
  all('payment', null, 'Payment'),
  all('receipt', 11, 'Receipt'),
  llc('whatsnext', null, 'Congratulations'),
  corporation('whatsnext', null, "What's next"),
];
