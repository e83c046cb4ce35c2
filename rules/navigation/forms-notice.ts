/** Why a filer was led to the forms instead of to where they were going, by a word that the address carries. */
const FORMS_NOTICES = {
  notOnline:
    'Forms for this entity cannot be filed online at this time. Call or write to the office to file them.',
  noFiling:
    'No filing is in progress in this window. Choose a form, or enter the ID number of the entity that you want to file for.',
  noLongerKept:
    'The filing that was in progress in this window is no longer kept. We remove filings in progress that nobody has changed for a long time. Nothing was filed and nothing was charged. Choose a form to begin again.',
  loginWithoutEntity:
    'Secure business filing is the login to the filings of one entity. Look the entity up, or enter its ID number, and choose a form: you are asked to log in where the entity has secure filing.',
  agentWithoutFiling:
    'A registered agent is named as a part of a filing, and none is in progress in this window. Choose a form, or enter the ID number of the entity whose agent changes.',
} as const;
export type FormsNotice = keyof typeof FORMS_NOTICES;

const isNotice = (word: string): word is FormsNotice => Object.hasOwn(FORMS_NOTICES, word);

/** The sentence for a word of an address; empty for any other word, so that an address can put nothing on the page. */
export const formsNotice = (word: string): string => (isNotice(word) ? FORMS_NOTICES[word] : '');
