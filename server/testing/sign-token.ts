import type { CryptoKey, JWTPayload } from 'jose';
import type { Config } from '../settings/config';
import { embeddedKey } from '../tokens/embedded-key';
import { issuerOf } from '../tokens/issuer';

/** The differences from a good token of the embedded realm. */
interface Change {
  claims?: JWTPayload;
  issuer?: string;
  audience?: string;
  /** Seconds from now, by the real time. */
  endsIn?: number;
  /** Seconds since it was given; some minutes unless said otherwise. */
  issuedAgo?: number;
  key?: CryptoKey;
  keyId?: string;
}

/** An access token as the issuer of a test would give it. */
export async function signToken(
  config: Config,
  {
    claims = {},
    issuer = issuerOf(config) ?? '',
    audience = config.signOnAudience,
    endsIn = 300,
    issuedAgo = 300,
    key,
    keyId,
  }: Change = {},
): Promise<string> {
  const { SignJWT } = await import('jose');
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ sub: 'somebody', ...claims })
    .setProtectedHeader({ alg: 'RS256', ...(keyId === undefined ? {} : { kid: keyId }) })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now + Math.min(endsIn, 0) - issuedAgo)
    .setExpirationTime(now + endsIn)
    .sign(key ?? (await embeddedKey()).privateKey);
}
