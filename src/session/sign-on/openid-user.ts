import type { User } from 'oidc-client-ts';
import { rolesInClaims } from '#rules';
import type { BearerToken } from '../../client/bearers';
import type { OpenIdSettings } from './openid-settings';
import type { SignedOn } from './sign-on-client';

/** The claims of a token that is a JWT. Nothing is decided by them: the registry verifies the token. */
function claimsIn(token: string): { exp?: unknown } {
  try {
    const [, claims = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(claims.replace(/-/g, '+').replace(/_/g, '/')), (one) =>
      one.charCodeAt(0),
    );
    return Object(JSON.parse(new TextDecoder().decode(bytes))) as object;
  } catch {
    return {};
  }
}

/** A provider may leave out when its access token expires; then the token itself says it, or the ID token that came with it. */
function endOf(user: User, token: OpenIdSettings['token']): number {
  const ends = token === 'id' ? [] : [user.expires_at, claimsIn(user.access_token).exp];
  return [...ends, user.profile.exp].find((one) => typeof one === 'number') ?? 0;
}

const bearerOf = (user: User, token: OpenIdSettings['token']): BearerToken => ({
  value: token === 'id' ? (user.id_token ?? '') : user.access_token,
  endsAt: new Date(endOf(user, token) * 1000).toISOString(),
});

/** The user whom the provider has signed on, by its ID token. Some providers name the roles in the access token alone. */
export const signedOnBy =
  (settings: OpenIdSettings) =>
  (user: User): SignedOn => {
    const { profile, access_token: accessToken } = user;
    const rolesIn = [profile, claimsIn(accessToken)].map((claims) => rolesInClaims(claims, settings));
    return {
      userId: profile.sub,
      name: profile.name ?? profile.preferred_username ?? profile.email ?? profile.sub,
      roles: rolesIn.find((roles) => roles.length > 0) ?? [],
      mustChangePassword: profile.must_change_password === true,
      token: bearerOf(user, settings.token),
    };
  };
