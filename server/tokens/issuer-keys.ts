import type { JWTVerifyGetKey } from 'jose';
import type { Config } from '../settings/config';
import { ProviderUnavailable } from '../ports/provider-unavailable';
import { embeddedKey } from './embedded-key';
import { isEmbedded } from './issuer';

/** Longest that the sign-on service is waited for. */
const TIMEOUT_MILLISECONDS = 5000;
/** Keys are asked for again after this long, and sooner when a token names one that is not known yet. */
const CACHE_MILLISECONDS = 10 * 60_000;

/** A key that is not among the issuer's is the token's fault; everything else is the service's. */
const TOKENS_FAULT = new Set(['ERR_JWKS_NO_MATCHING_KEY', 'ERR_JWKS_MULTIPLE_MATCHING_KEYS']);
const isTokensFault = (error: unknown): boolean =>
  TOKENS_FAULT.has(String((error as { code?: unknown }).code));

/** The address of the issuer's keys, from its discovery document. */
async function discoverKeysUrl(issuer: string): Promise<string> {
  const address = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
  const { jwks_uri: keysUrl } = (await answer.json()) as { jwks_uri?: unknown };
  if (typeof keysUrl !== 'string') throw new Error(`${address} names no jwks_uri.`);
  return keysUrl;
}

/** The keys of an issuer elsewhere. They are fetched with the first token; a failure is tried again with the next one. */
function remoteKeys(issuer: string, configuredUrl: string | undefined): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  const load = async (): Promise<JWTVerifyGetKey> => {
    const { createRemoteJWKSet } = await import('jose');
    return createRemoteJWKSet(new URL(configuredUrl ?? (await discoverKeysUrl(issuer))), {
      cacheMaxAge: CACHE_MILLISECONDS,
      timeoutDuration: TIMEOUT_MILLISECONDS,
    });
  };
  return async (header, token) => {
    try {
      // Only a set that could not be made is made again: one whose renewal fails still holds the keys that it knows.
      keys ??= load().catch((error: unknown) => {
        keys = undefined;
        throw error;
      });
      return await (
        await keys
      )(header, token);
    } catch (error) {
      if (isTokensFault(error)) throw error;
      throw new ProviderUnavailable('sign-on', { cause: error });
    }
  };
}

/**
 * The source of the issuer's keys: the embedded realm's own without a network round trip, those of any other from its key set.
 * @returns a source of keys that rejects with `ProviderUnavailable` when the issuer cannot be asked
 */
export const issuerKeys = (config: Config, issuer: string): JWTVerifyGetKey =>
  isEmbedded(config) ? async () => (await embeddedKey()).publicKey : remoteKeys(issuer, config.signOnKeysUrl);
