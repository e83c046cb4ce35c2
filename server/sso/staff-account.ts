import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Account } from '../accounts/accounts';
import { findAccount } from '../accounts/accounts';
import { isEndedLogin } from '../accounts/identify';
import type { Registry } from '../context';

/** The claims about a staff account, in addition to its subject. */
export const claimsOf = (account: Account) => ({
  realm_access: { roles: account.roles },
  // The portal leads to the change of the password; the registry refuses everything else.
  ...(account.password_hash === null && { must_change_password: true }),
});

/**
 * The staff account that a sign-on or one of its tokens belongs to, unless it is locked or its logins were ended since.
 * @param token undefined for the sign-on that the browser's cookie keeps
 */
export async function staffAccount(
  { db }: Registry,
  ctx: KoaContextWithOIDC,
  userId: string,
  token: { iat?: number } | undefined,
): Promise<Account | undefined> {
  const account = await findAccount(db, { userId });
  if (account?.kind !== 'staff' || account.state !== 'active') return undefined;
  const begunAt = token === undefined ? ctx.oidc.session?.loginTs : token.iat;
  return isEndedLogin(begunAt, account.logins_valid_from) ? undefined : account;
}
