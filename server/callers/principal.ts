import type { JWTPayload } from 'jose';
import type { RoleClaimSettings } from '#rules';
import { rolesInClaims } from '#rules';

/** The account of the registry that has logged in. */
export interface LoginAccount {
  accountId: string;
  /** Digest of the token of secure filing; none at the staff sign-on. */
  session?: string;
  /** Logged in with a temporary password: nothing is open but to change it. */
  mustChangePassword: boolean;
}

/** Who is calling, from a verified token. `account` of staff: none where another issuer keeps it. */
export type Principal =
  | { kind: 'public' }
  /** Logged in to the secure filing of one entity, and of no other, with a token of the store of accounts. */
  | { kind: 'secureFiling'; entityId: string; account: LoginAccount }
  /** Signed on with the office. `roles` is empty for somebody who holds none. */
  | {
      kind: 'staff';
      userId: string;
      roles: readonly string[];
      /** The same for all tokens of one sign-on, where the issuer tells them apart. */
      signOn?: string;
      account?: LoginAccount;
    };

export type StaffPrincipal = Extract<Principal, { kind: 'staff' }>;

/** Whoever sends no token. */
export const PUBLIC_PRINCIPAL: Principal = { kind: 'public' };

/** The account of whoever is calling, where the registry keeps it. */
export const accountOf = (principal: Principal): LoginAccount | undefined =>
  principal.kind === 'public' ? undefined : principal.account;

/** Whether the caller logged in with a temporary password. */
export const mustChangePassword = (principal: Principal): boolean =>
  accountOf(principal)?.mustChangePassword === true;

/** The key that distinguishes sign-ons: the issuer's session, else the time of the sign-on, else the token itself. */
function signOnOf({ sid, auth_time, jti }: JWTPayload): string | undefined {
  const sessionClaim = [sid, auth_time, jti].find(
    (one) => typeof one === 'string' || typeof one === 'number',
  );
  return sessionClaim === undefined ? undefined : String(sessionClaim);
}

/**
 * Who the verified claims of an issuer's token belong to; null when they name nobody. An issuer vouches for staff alone: whatever entity
 * a token names, it opens no secure filing.
 */
export function principalFromClaims(claims: JWTPayload, reading: RoleClaimSettings): StaffPrincipal | null {
  const { sub } = claims;
  if (!sub) return null;
  const signOn = signOnOf(claims);
  return {
    kind: 'staff',
    userId: sub,
    roles: rolesInClaims(claims, reading),
    ...(signOn !== undefined && { signOn }),
  };
}
