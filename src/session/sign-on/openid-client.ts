import { ErrorResponse, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { BASE_PATH } from '#rules';
import { openIdSettings } from './openid-settings';
import { signedOnBy } from './openid-user';
import type { SignOnClient, SignOnConfig } from './sign-on-client';

interface Place {
  /** Scheme, host and port of the application. */
  origin: string;
  /** Before the keys in the store. */
  prefix: string;
  store: Storage;
  /** Opens an address in place of the application. */
  leave: (address: string) => void;
}

/**
 * The portal as a public OpenID client (authorization code with PKCE). The state of a sign-on under way and the user both live in
 * the given store. It renews nothing by itself: the session's saga decides when, by the rule.
 */
export function createOpenIdClient(
  { authority, clientId, ...told }: SignOnConfig,
  { origin, prefix, store, leave }: Place,
): SignOnClient {
  const settings = openIdSettings(told);
  const signedOn = signedOnBy(settings);
  const webStorage = new WebStorageStateStore({ prefix, store });
  const manager = new UserManager({
    authority,
    client_id: clientId,
    redirect_uri: `${origin}${BASE_PATH}/signedon`,
    post_logout_redirect_uri: `${origin}${BASE_PATH}/logout/done`,
    response_type: 'code',
    scope: settings.scope,
    extraQueryParams: Object.fromEntries(new URLSearchParams(settings.parameters)),
    loadUserInfo: settings.asksUserInfo,
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
        const renewed = user && signedOn(user);
        // If a provider does not send an ID token again, the former one stays.
        return renewed?.token.value === signedOn(previousUser).token.value ? null : renewed;
      } catch (error) {
        if (error instanceof ErrorResponse) return null;
        throw error;
      }
    },
    forget: () => manager.removeUser(),
    async end() {
      if (settings.signOffUrl !== undefined) {
        await manager.removeUser();
        leave(settings.signOffUrl);
        return true;
      }
      try {
        await manager.signoutRedirect();
        return true;
      } catch (error) {
        // The user is removed before the provider's metadata is read, which is cached by now unless it does not answer.
        const endpoint = await manager.metadataService.getEndSessionEndpoint();
        if (endpoint === undefined) return false;
        throw error;
      }
    },
  };
}
