const TERM = 'A term that the law requires in a name; names are the same in every language';
const DEVELOPERS = 'Of the developers’ pages';
const STAFF = 'Of the staff area';
const PROGRAMS = 'Answered to programs that read the open record';
const ANALYSTS = 'Of the checks that analysts run';

/** Texts that look like a page's and are none, or that are English in every language; each with the reason. */
export const SHOWN_IN_ENGLISH: Readonly<Record<string, string>> = {
  'Limited Liability Co.': TERM,
  'Ltd. Liability Co.': TERM,
  'Ltd. Liability Company': TERM,
  'LIMITED LIABILITY COMPANY': TERM,
  'LTD LIABILITY COMPANY': TERM,
  'LIMITED LIABILITY CO': TERM,
  'LTD LIABILITY CO': TERM,
  'LIMITED LIABILITY PARTNERSHIP': TERM,
  'LIMITED LIABILITY LIMITED PARTNERSHIP': TERM,
  'LIMITED PARTNERSHIP': TERM,
  'PROFESSIONAL CORPORATION': TERM,
  '{}, Reinstated {}': TERM,
  '{} has no verdict in the ledger, but "{}"': ANALYSTS,
  '{}: the ledger does not tell which edition was read': ANALYSTS,
  '{} cites {}, on which the ledger has no verdict': ANALYSTS,
  'Enter a date and time as 2026-12-01T09:00:00Z.': DEVELOPERS,
  'Move the clock to': DEVELOPERS,
  'Show State': DEVELOPERS,
  'Send a key as Authorization: Bearer KEY. Without a key, leave the header Authorization out.': PROGRAMS,
  'This is not a whole key of the open record. A key begins with {} and has {} characters. Copy all of it.':
    PROGRAMS,
  'No key of this text was made here. Look for a letter that is wrong, or ask for a key on the page for developers.':
    PROGRAMS,
  'This key was taken back on {}. Use the newer key of the same address, or ask for one on the page for developers.':
    PROGRAMS,
  'Pending Queue': STAFF,
  'usa-button button--danger': 'A class',
  'usa-button button--primary': 'A class',
  'usa-button usa-button--outline': 'A class',
  'usa-button usa-button--unstyled': 'A class',
  'openid profile email offline_access': 'What is asked of a provider of sign-on',
  'Morgan Reyes': 'A name of the sample data',
  'first token': 'A word of the log',
  'irs.gov/ein': 'The address of a site',
};
