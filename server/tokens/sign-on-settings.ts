import type { RoleClaimSettings } from '#rules';
import { SIGN_ON_DEFAULTS } from '#rules';
import type { Config } from '../settings/config';
import { isEmbedded, issuerOf } from './issuer';

/** How the roles are read from the claims of the issuer: the embedded realm has its own claims, whatever is configured for another. */
export const roleClaimSettings = (config: Config): RoleClaimSettings =>
  isEmbedded(config)
    ? SIGN_ON_DEFAULTS
    : { rolesClaim: config.signOnRolesClaim, adminRole: config.signOnAdminRole };

/** The sign-on settings that the portal receives; none where staff cannot sign on. */
export function signOnSettings(config: Config) {
  const authority = issuerOf(config);
  if (authority === undefined) return undefined;
  const client = { authority, clientId: config.signOnClientId };
  if (isEmbedded(config)) return client;
  return {
    ...client,
    keepsStaff: true,
    scope: config.signOnScope,
    ...roleClaimSettings(config),
    token: config.signOnToken,
    asksUserInfo: config.signOnUserInfo,
    ...(config.signOnParameters !== undefined && { parameters: config.signOnParameters }),
    ...(config.signOnSignOffUrl !== undefined && { signOffUrl: config.signOnSignOffUrl }),
  };
}
