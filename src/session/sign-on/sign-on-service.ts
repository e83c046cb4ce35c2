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

/** How staff sign on. The OpenID client is fetched with the first use: filers never need it. */
export interface SignOnService {
  /** Whether this tab keeps a sign-on; asked at every start, so it loads nothing. */
  isKept(config: SignOnConfig): boolean;
  open(config: SignOnConfig): Promise<SignOnClient>;
}

/** Before the keys of session storage that the OpenID client keeps. */
const PREFIX = 'signOn.';

/** The sign-on of this browser tab. It lives in session storage, because local storage is emptied at each start (A2-health). */
export function createSignOnService(origin: string): SignOnService {
  const clients = new Map<string, Promise<SignOnClient>>();
  const connect = async (config: SignOnConfig): Promise<SignOnClient> => {
    const { createOpenIdClient } = await import('./openid-client');
    return createOpenIdClient(config, {
      origin,
      prefix: PREFIX,
      store: window.sessionStorage,
      leave: (address) => window.location.replace(address),
    });
  };
  return {
    isKept({ authority, clientId }) {
      try {
        return window.sessionStorage.getItem(`${PREFIX}user:${authority}:${clientId}`) !== null;
      } catch {
        // A browser that refuses storage stores nothing.
        return false;
      }
    },
    open(config) {
      const client = clients.get(config.authority) ?? connect(config);
      clients.set(config.authority, client);
      // A failed request is repeated the next time.
      client.catch(() => clients.delete(config.authority));
      return client;
    },
  };
}
