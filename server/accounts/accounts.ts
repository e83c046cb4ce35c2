import { createHash } from 'node:crypto';
import type { components } from '#api';
import { MAX_ACCOUNTS_FOUND } from '#rules';
import type { Kysely, Selectable, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables';
import type { AccountTable } from '../database/tables/accounts';
import { timedSearch } from '../timed-search';

export type Account = Selectable<AccountTable>;
export type User = components['schemas']['User'];

/** How an account is looked for: by the ID that it signs on with, or by its entity and email. Both in any case. */
export type AccountName = { userId: string } | { entityId: string; email: string };

const isCalled = (name: AccountName) =>
  'userId' in name
    ? sql<SqlBool>`lower(user_id) = ${name.userId.trim().toLowerCase()}`
    : sql<SqlBool>`entity_id = ${name.entityId} and lower(email) = ${name.email.trim().toLowerCase()}`;

export const findAccount = (db: Kysely<Database>, name: AccountName): Promise<Account | undefined> =>
  db.selectFrom('account').selectAll().where(isCalled(name)).executeTakeFirst();

export const findAccountById = (db: Kysely<Database>, accountId: string): Promise<Account | undefined> =>
  db.selectFrom('account').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** The search of administrators: by user ID, a part of the name, or the entity. */
export type AccountSearch = { userId: string } | { name: string } | { entityId: string };

const matches = (search: AccountSearch) => {
  if ('entityId' in search) return sql<SqlBool>`entity_id = ${search.entityId}`;
  if ('userId' in search) return isCalled(search);
  const part = search.name
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&');
  return sql<SqlBool>`lower(name) like ${`%${part}%`}`;
};

/**
 * The accounts that a search finds, in the order of their user IDs.
 * @param only the ID of the one account that may be found
 */
export function searchAccounts(
  db: Kysely<Database>,
  search: AccountSearch,
  only?: string,
): Promise<Account[]> {
  return timedSearch(db, (tx) => {
    const accountsFound = tx.selectFrom('account').selectAll().where(matches(search));
    const among = only === undefined ? accountsFound : accountsFound.where('account_id', '=', only);
    return among.orderBy('user_id').limit(MAX_ACCOUNTS_FOUND).execute();
  });
}

/**
 * A text that changes whenever something changes that administrators see of an account, or when its user ID belongs to another account by
 * now. It is computed from the row and not stored, so that a server of an earlier version changes it as well.
 */
export const versionOf = ({ account_id, name, email, roles, state }: Account): string =>
  createHash('sha256')
    .update(JSON.stringify([account_id, name, email, roles, state]))
    .digest('base64url');

/** An account as the contract shows it. */
export const userOf = (account: Account): User => ({
  userId: account.user_id,
  name: account.name,
  email: account.email,
  kind: account.kind,
  roles: account.roles,
  ...(account.entity_id !== null && { entityId: account.entity_id }),
  state: account.state,
  mustChangePassword: account.password_hash === null,
  ...(account.temporary_ends_at !== null && {
    temporaryPasswordEndsAt: account.temporary_ends_at.toISOString(),
  }),
  version: versionOf(account),
});
