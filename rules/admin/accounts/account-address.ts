import { PATHS, queryString } from '../../navigation/paths';

/** The pages of accounts: the search, and below its address the others. A user ID stands in the query, where any character may. */
export const ACCOUNT_PLACES = { account: 'account', change: 'change', new: 'new' } as const;

const pathOf = (place: keyof typeof ACCOUNT_PLACES, userId?: string): string =>
  `${PATHS.accounts}/${ACCOUNT_PLACES[place]}${queryString({ userId })}`;

/** The page of an account. */
export const accountPath = (userId: string): string => pathOf('account', userId);

/** The page on which its name, email and role are changed. */
export const accountChangePath = (userId: string): string => pathOf('change', userId);

/** The page on which an account is created. */
export const NEW_ACCOUNT_PATH = pathOf('new');
