import { ErrorResponse, UserManager, WebStorageStateStore, type User } from 'oidc-client-ts';
import { BASE_PATH, rolesInClaims } from '#rules';
import type { SignedOn, SignOnClient, SignOnConfig } from './sign-on-service';

interface Place {
  /** Scheme, host and port of the application. */
  origin: string;
  /** Before the keys in the store. */
  prefix: string;
  store: Storage;
}

const signedOn = ({ profile, access_token: value, expires_at: endsAt = 0 }: User): SignedOn => ({
  userId: profile.sub,
  name: profile.name ?? profile.preferred_username ?? profile.sub,
  roles: rolesInClaims(profile),
  mustChangePassword: profile.must_change_password === true,
  token: { value, endsAt: new Date(endsAt * 1000).toISOString() },
});

/**
 * The portal as a public OpenID client (authorization code with PKCE). The state of a sign-on under way and the user both live in
 * the given store. It renews nothing by itself: the session's saga decides when, by the rule.
 */
export function createOpenIdClient(
  { authority, clientId }: SignOnConfig,
  { origin, prefix, store }: Place,
): SignOnClient {
  const webStorage = new WebStorageStateStore({ prefix, store });
  const manager = new UserManager({
    authority,
    client_id: clientId,
    redirect_uri: `${origin}${BASE_PATH}/signedon`,
    post_logout_redirect_uri: `${origin}${BASE_PATH}/logout/done`,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    userStore: webStorage,
    stateStore: webStorage,
    automaticSilentRenew: false,
    // Back leads past the page that only sends the browser on.
    redirectMethod: 'replace',
  });
  return {
    async kept() {
      const user = await manager.getUser();
      return user && signedOn(user);
    },
    begin: () => manager.signinRedirect(),
    complete: async () => signedOn(await manager.signinRedirectCallback()),
    async renew() {
      const previousUser = await manager.getUser();
      // Without a refresh token a provider could only be asked in a hidden frame, which browsers no longer let it recognize.
      if (!previousUser?.refresh_token) return null;
      try {
        const user = await manager.signinSilent();
        return user && signedOn(user);
      } catch (error) {
        if (error instanceof ErrorResponse) return null;
        throw error;
      }
    },
    forget: () => manager.removeUser(),
    end: () => manager.signoutRedirect(),
  };
}
