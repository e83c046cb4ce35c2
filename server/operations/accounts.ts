import { createHash } from 'node:crypto';
import type { Principal, StaffPrincipal } from '../callers/principal';
import { accountOf } from '../callers/principal';
import type { Account, AccountSearch } from '../accounts/accounts';
import { findAccount, findAccountById, searchAccounts, userOf } from '../accounts/accounts';
import { beginLogin } from '../accounts/begin-login';
import { changePassword } from '../accounts/change-password';
import { checkPassword } from '../accounts/check-password';
import { deviceCookie, knownDevice } from '../accounts/known-device';
import { endSecureFiling, openSecureFiling } from '../accounts/secure-filing-session';
import { requestTemporaryPassword } from '../accounts/temporary-password';
import type { Registry } from '../context';
import { countHit } from '../database/rate-window';
import { HttpFailure } from '../failures/failure';
import type { Handlers } from '../contract/operation';
import type { OutboxPayloads } from '../outbox/outbox-payloads';
import { administratorOf } from '../accounts/administrator';
import { writeAudit } from '../audit/audit';

/** Temporary passwords that are mailed to one user at one address in an hour. */
const MAX_RESETS_PER_HOUR = 5;
const HOUR = 3_600_000;
/** Of `secureFilingLogin`: no other request carries the cookie of a known device. */
const LOGIN_PATH = '/business-api/sbf';

/** Limits count user ID and email together, so that wrong guesses do not lock out the owner, who knows both. Both are personal: only their digest is stored. */
const askedFor = ({ userId, email }: OutboxPayloads['temporary-password']): string =>
  createHash('sha256')
    .update(JSON.stringify([userId, email].map((text) => text.trim().toLowerCase())))
    .digest('hex');

/**
 * Mails a temporary password, unless several were mailed to that user at that address; the caller is counted before. Neither the answer nor
 * its time reveals anything about the user.
 */
async function reset({ db, clock }: Registry, request: OutboxPayloads['temporary-password']) {
  const limit = { most: MAX_RESETS_PER_HOUR, windowMilliseconds: HOUR };
  const bucket = `temporary password of:${askedFor(request)}`;
  const wait = await countHit(db, { bucket, ...limit }, clock.now());
  if (wait === null) await requestTemporaryPassword(db, request, clock.now());
  return { apiData: { code: 200 as const } };
}

/** The audit log gets an entry before accounts are sent to an administrator; looking at one's own account is not logged. */
async function auditLook(
  { db, clock }: Registry,
  { userId, account: own }: StaffPrincipal,
  { asked, accountsFound }: { asked: AccountSearch; accountsFound: readonly Account[] },
): Promise<void> {
  const others = accountsFound.filter(({ account_id }) => account_id !== own?.accountId);
  if (others.length === 0) return;
  await writeAudit(db, {
    at: clock.now(),
    userId,
    action: 'accountsSeen',
    ...('entityId' in asked && { entityId: asked.entityId }),
    details: { accounts: others.map(({ user_id }) => user_id).join(', ') },
  });
}

/** Accounts found by an administrator; anybody else finds the own one, where it matches. */
async function search(registry: Registry, principal: Principal, asked: AccountSearch | undefined) {
  const { db } = registry;
  const ownAccountId = accountOf(principal)?.accountId;
  const administrator = administratorOf(principal);
  const only = administrator ? undefined : ownAccountId;
  if (asked !== undefined && (administrator || ownAccountId !== undefined)) {
    const accountsFound = await searchAccounts(db, asked, only);
    if (administrator) await auditLook(registry, administrator, { asked, accountsFound });
    return { apiData: { code: 200 as const, users: accountsFound.map(userOf) } };
  }
  const account = ownAccountId === undefined ? undefined : await findAccountById(db, ownAccountId);
  return { apiData: { code: 200 as const, users: account === undefined ? [] : [userOf(account)] } };
}

type Own =
  | 'secureFilingLogin'
  | 'secureFilingLogOut'
  | 'secureFilingPasswordReset'
  | 'searchUserId'
  | 'searchUserName'
  | 'searchUserBsf'
  | 'resetPassword'
  | 'changePassword';

/** Logging in to secure filing, and what everybody may do with the own account (A7-sbf, A7-users). */
export const accountOperations: Handlers<Own> = {
  async secureFilingLogin(registry, { body, clientAddress, cookies, setCookie }) {
    const { config, clock } = registry;
    const { entityId, email, password } = body;
    const named = {
      caller: clientAddress,
      account: `entity:${entityId}:${email.trim()}`,
      deviceOf: (accountId: string) => knownDevice(config, accountId, cookies, clock.now()),
    };
    const check = await checkPassword(registry, named, password, () =>
      findAccount(registry.db, { entityId, email }),
    );
    if (check.kind === 'wait')
      throw new HttpFailure(429, 'Too many passwords were tried. Wait and try again.', {
        retryAfter: check.seconds,
      });
    if (check.kind === 'wrong') return { apiData: { code: 401 } };
    const login = await registry.db.transaction().execute(async (tx) => {
      const begun = await beginLogin(tx, check);
      return (
        begun && { ...begun, ...(await openSecureFiling({ ...registry, db: tx }, check.account.account_id)) }
      );
    });
    if (login === null) return { apiData: { code: 401 } };
    setCookie(deviceCookie(config, check.account.account_id, LOGIN_PATH, clock.now()));
    return {
      apiData: {
        code: 200,
        sbfAccessToken: login.token,
        tokenEndsAt: login.endsAt.toISOString(),
        mustChangePassword: login.mustChangePassword,
      },
    };
  },

  async secureFilingLogOut({ db }, { principal }) {
    const session = accountOf(principal)?.session;
    if (session === undefined) return { apiData: { code: 404 } };
    await endSecureFiling(db, session);
    return { apiData: { code: 200 } };
  },

  secureFilingPasswordReset: (registry, { query }) =>
    reset(registry, { userId: query.name, email: query.email, entityId: query.entityId }),

  resetPassword: (registry, { body }) => reset(registry, body),

  searchUserId: (registry, { query: { userId }, principal }) =>
    search(registry, principal, userId === undefined ? undefined : { userId }),

  searchUserName: (registry, { query: { name }, principal }) =>
    search(registry, principal, name === undefined ? undefined : { name }),

  searchUserBsf: (registry, { query: { entityId }, principal }) =>
    search(registry, principal, entityId === undefined ? undefined : { entityId }),

  async changePassword(registry, { body, principal, clientAddress }) {
    const login = accountOf(principal);
    if (login === undefined) return { apiData: { code: 404 } };
    const result = await changePassword(registry, login, { ...body, caller: clientAddress });
    switch (result.kind) {
      case 'changed':
        return { apiData: { code: 200 } };
      case 'refused':
        return { apiData: { code: 422 } };
      case 'invalid':
        return { apiData: { code: 422, problems: result.problems } };
    }
  },
};
