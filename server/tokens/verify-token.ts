import type { JWTPayload } from 'jose';
import type { Config } from '../settings/config';
import { isEmbedded, issuerOf } from './issuer';
import { issuerKeys } from './issuer-keys';

/** Seconds by which the clocks of issuer and server may differ. */
const CLOCK_TOLERANCE = 5;

/** Signatures that need the issuer's private key; one made with a shared secret, or none, does not count. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** How the embedded realm signs: its key serves no other algorithm. */
const EMBEDDED_ALGORITHMS = ['RS256'];

/** An issuer is configured with a slash at its end or without one, whichever it writes itself. */
const spellingsOf = (issuer: string): string[] => {
  const bare = issuer.replace(/\/+$/, '');
  return [bare, `${bare}/`];
};

/** Answers with the claims of a token, or null when it does not verify. */
export type VerifyToken = (token: string) => Promise<JWTPayload | null>;

/**
 * Verifies bearer tokens: signature, issuer, audience, and that they have not ended. By the real time and not by the registry's
 * clock: issuers stamp tokens with the real time, so a clock that testers move would end them all, or revive ended ones.
 *
 * @throws ProviderUnavailable when the issuer's keys cannot be had
 */
export function tokenVerifier(config: Config): VerifyToken {
  const issuer = issuerOf(config);
  if (issuer === undefined) return () => Promise.resolve(null);
  const keys = issuerKeys(config, issuer);
  const algorithms = isEmbedded(config) ? EMBEDDED_ALGORITHMS : ALGORITHMS;
  return async (token) => {
    const { errors, jwtVerify } = await import('jose');
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: spellingsOf(issuer),
        audience: config.signOnAudience,
        algorithms,
        clockTolerance: CLOCK_TOLERANCE,
        requiredClaims: ['sub', 'exp'],
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };
}
