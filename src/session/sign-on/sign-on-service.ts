import type { SignOnClient, SignOnConfig } from './sign-on-client';

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
