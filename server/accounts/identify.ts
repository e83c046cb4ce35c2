import type { JWTPayload } from 'jose';
import { nameInClaims } from '#rules';
import type { Registry } from '../context';
import type { Principal, StaffPrincipal } from '../callers/principal';
import { principalFromClaims } from '../callers/principal';
import { keepStaffName } from './staff-names';
import { isRevokedSignOn } from '../tokens/revoked-sign-ons';
import { isEmbedded } from '../tokens/issuer';
import { roleClaimSettings } from '../tokens/sign-on-settings';
import { tokenVerifier } from '../tokens/verify-token';
import { findAccount } from './accounts';
import { findSecureFiling, isSecureFilingToken } from './secure-filing-session';

/** Whether a token is older than the last change that ended the logins of its account. Tokens are stamped in whole seconds. */
export const isEndedLogin = (issuedAt: number | undefined, validFrom: Date | null): boolean =>
  validFrom !== null && (issuedAt ?? 0) < Math.floor(validFrom.getTime() / 1000);

/** Who a token of secure filing belongs to. */
async function secureFiler({ db, clock }: Registry, token: string): Promise<Principal | null> {
  await clock.refresh();
  const login = await findSecureFiling(db, token, clock.now());
  if (login === undefined || login.entity_id === null) return null;
  return {
    kind: 'secureFiling',
    entityId: login.entity_id,
    account: {
      accountId: login.account_id,
      session: login.token_digest,
      mustChangePassword: Boolean(login.must_change_password),
    },
  };
}

/**
 * The user who signed on with the embedded realm: the token's claims are up to five minutes old, so roles and state are read from the
 * account. A subject without an account belongs to another issuer.
 */
async function staffMember(
  { db }: Registry,
  claims: JWTPayload,
  claimed: StaffPrincipal,
): Promise<Principal | null> {
  const account = await findAccount(db, { userId: claimed.userId });
  if (account === undefined) return claimed;
  if (account.kind !== 'staff' || account.state !== 'active') return null;
  if (isEndedLogin(claims.iat, account.logins_valid_from)) return null;
  return {
    kind: 'staff',
    userId: account.user_id,
    roles: account.roles,
    ...(claimed.signOn !== undefined && { signOn: claimed.signOn }),
    account: { accountId: account.account_id, mustChangePassword: account.password_hash === null },
  };
}

/** Names of staff that a server remembers to have written down. */
const MAX_REMEMBERED = 1000;

/** Stores the name that another provider gives its staff, once for each change of name. A readable user ID needs no name. */
function createNameKeeper({ db }: Registry): (userId: string, name: string) => Promise<void> {
  const remembered = new Map<string, string>();
  return async (userId, name) => {
    if (name === userId || remembered.get(userId) === name) return;
    await keepStaffName(db, userId, name);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(userId, name);
  };
}

/** Who a bearer token belongs to; null for one that does not count. */
export type Identify = (token: string) => Promise<Principal | null>;

/** Made once for the server: tokens of secure filing are looked up, those of the issuer verified. */
export function createIdentify(registry: Registry): Identify {
  const verify = tokenVerifier(registry.config);
  const reading = roleClaimSettings(registry.config);
  const keepName = createNameKeeper(registry);
  const keepsStaff = isEmbedded(registry.config);
  return async (token) => {
    if (isSecureFilingToken(token)) return secureFiler(registry, token);
    const claims = await verify(token);
    const claimed = claims && principalFromClaims(claims, reading);
    if (!claims || !claimed) return null;
    if (keepsStaff) return isRevokedSignOn(claimed.signOn) ? null : staffMember(registry, claims, claimed);
    await keepName(claimed.userId, nameInClaims(claims));
    return claimed;
  };
}
