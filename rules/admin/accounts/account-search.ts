import { TABLE_PAGE_SIZE } from '../../constants/limits';
import { formRules } from '../../constraints/form-rules';
import type { CrossRule } from '../../constraints/row';
import { choice, text } from '../../constraints/rows';
import { PATHS, queryString } from '../../navigation/paths';

/** Most accounts that a search finds. */
export const MAX_ACCOUNTS_FOUND = 100;

const LONGEST = 200;

/** The criteria by which accounts are searched for; each is a separate operation of the registry. */
export const ACCOUNT_CRITERIA = {
  userId: 'User ID',
  name: 'Name',
  entityId: 'Entity ID',
} as const;
export type AccountCriterion = keyof typeof ACCOUNT_CRITERIA;

/** The search for accounts as it is entered. */
export interface AccountSearchValues {
  by: AccountCriterion;
  text: string;
}

/** The text to search for; with an empty one nothing is searched. */
export interface AccountSearch {
  by: AccountCriterion;
  text: string;
  /** Page of the results, from 1. */
  page: number;
}

const isCriterion = (by: string | null): by is AccountCriterion =>
  by !== null && Object.hasOwn(ACCOUNT_CRITERIA, by);

/** What each criterion requires, and the message where it is missing. */
const NEEDED: Readonly<Record<AccountCriterion, readonly [RegExp, string]>> = {
  userId: [/\S/, 'Enter a user ID.'],
  name: [/\S/, 'Enter a name, or a part of one.'],
  entityId: [/^\d{1,20}$/, 'Enter an entity ID number.'],
};

const fitsCriterion: CrossRule<AccountSearchValues> = ({ by, text: entered }) => {
  if (!isCriterion(by)) return [];
  const [pattern, message] = NEEDED[by];
  return pattern.test(entered.trim()) ? [] : [{ path: 'text', code: 'required', message }];
};

/** The search for accounts: its text is not stored, so it may have any characters. */
export const accountSearchRules = formRules<AccountSearchValues>({
  rows: {
    by: choice({
      label: 'Search by',
      required: 'Choose what to search by.',
      values: Object.keys(ACCOUNT_CRITERIA),
    }),
    text: text({ label: 'Search for', marked: true, length: [0, LONGEST], characters: 'any' }),
  },
  rules: [fitsCriterion],
});

/** The address of a search: `/business/admin/accounts?by=name&text=reyes`. */
export const accountsPath = ({ by, text: wanted, page }: AccountSearch): string =>
  PATHS.accounts + queryString({ by, text: wanted, page: page > 1 ? String(page) : '' });

const PAGE = /^[1-9]\d{0,3}$/;

/**
 * The search that an address asks for; what cannot be read there is left out.
 * @param read the value of a name in the address, null without one
 */
export const accountSearchOf = (read: (name: string) => string | null): AccountSearch => {
  const by = read('by');
  const page = read('page') ?? '';
  return {
    by: isCriterion(by) ? by : 'userId',
    text: (read('text') ?? '').trim(),
    page: PAGE.test(page) ? Number(page) : 1,
  };
};

/** The problem of a search that comes from the address, which may break the form's rules; empty without one. */
export const accountSearchProblem = ({ by, text: wanted }: Pick<AccountSearch, 'by' | 'text'>): string => {
  const [pattern, message] = NEEDED[by];
  return wanted.length <= LONGEST && pattern.test(wanted) ? '' : message;
};

/** The accounts on a page of the results. */
export const accountsOfPage = <Found>(accounts: readonly Found[], page: number): Found[] =>
  accounts.slice((page - 1) * TABLE_PAGE_SIZE, page * TABLE_PAGE_SIZE);

/** How many were found, for the heading of the list. */
export const accountsFoundText = (count: number): string => {
  if (count === 0) return 'No accounts';
  return count === 1 ? '1 account' : `${count} accounts`;
};
