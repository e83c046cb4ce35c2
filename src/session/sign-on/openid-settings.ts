import { SIGN_ON_DEFAULTS, type RoleClaimSettings } from '#rules';
import type { SignOnConfig } from './sign-on-client';

/** How the office's provider is asked and read. */
export interface OpenIdSettings extends RoleClaimSettings {
  scope: string;
  /** Sent along when somebody is to sign on, as a query. */
  parameters?: string;
  /** Which of the provider's tokens the registry is sent. */
  token: 'access' | 'id';
  asksUserInfo: boolean;
  /** Where the sign-on is ended; otherwise where the provider says. */
  signOffUrl?: string;
}

/** What the registry tells of the provider, and the defaults in place of what it does not tell. */
export const openIdSettings = (told: Omit<SignOnConfig, 'authority' | 'clientId'>): OpenIdSettings => ({
  ...SIGN_ON_DEFAULTS,
  ...told,
});
