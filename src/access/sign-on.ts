import { UserManager, WebStorageStateStore, type User } from 'oidc-client-ts';
import { BASE_PATH, TOKEN_REFRESH_SECONDS } from '#rules';
import type { Environment } from '../session/slice';

type SignOnConfig = NonNullable<Environment['signOn']>;

/** Where the provider sends the browser back to. */
const CALLBACK_PATH = `${BASE_PATH}/signedon`;

/**
 * A public client of the sign-on realm; tokens live in session storage and are renewed shortly before their end. What a sign-on
 * under way needs to know lives there too: local storage is emptied when the portal starts, which it does on the way back (A2-health).
 */
export const createUserManager = ({ authority, clientId }: SignOnConfig, origin: string): UserManager =>
  new UserManager({
    authority,
    client_id: clientId,
    redirect_uri: origin + CALLBACK_PATH,
    post_logout_redirect_uri: `${origin}${BASE_PATH}/logout/done`,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
    userStore: new WebStorageStateStore({ store: window.sessionStorage }),
    automaticSilentRenew: true,
    accessTokenExpiringNotificationTimeInSeconds: TOKEN_REFRESH_SECONDS,
  });

/** The roles that the realm's token names; anything else in their place counts as none. */
export const rolesOf = ({ profile }: Pick<User, 'profile'>): string[] => {
  const { realm_access: access } = profile as { realm_access?: { roles?: unknown } };
  return Array.isArray(access?.roles)
    ? access.roles.filter((role): role is string => typeof role === 'string')
    : [];
};
