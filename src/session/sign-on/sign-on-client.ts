import type { BearerToken } from '../../client/bearers';
import type { Environment } from '../slice';

export type SignOnConfig = NonNullable<Environment['signOn']>;

/** Somebody whom the office's OpenID provider has signed on. */
export interface SignedOn {
  /** The subject of the token, by which the registry knows them. */
  userId: string;
  name: string;
  roles: string[];
  /** Signed on with a temporary password, which opens nothing but its change. */
  mustChangePassword: boolean;
  token: BearerToken;
}

/** A conversation with the OpenID provider. What cannot be had rejects; what the provider refuses is null. */
export interface SignOnClient {
  /** The user who signed on in this tab before its page was loaded; the token may have expired since. */
  kept(): Promise<SignedOn | null>;
  /** Leaves for the provider, which asks who it is. */
  begin(): Promise<void>;
  /** Reads the provider's answer from the address that it sent the browser back to. */
  complete(): Promise<SignedOn>;
  /** A new token for the old one; null when the provider gives none, because the sign-on has ended there. */
  renew(): Promise<SignedOn | null>;
  /** Forgets who signed on in this tab. */
  forget(): Promise<void>;
  /**
   * Forgets it too, and leaves for the provider to end the sign-on there. False for a provider that has nowhere to leave for, so that it
   * still knows this browser.
   */
  end(): Promise<boolean>;
}
