import { TOKEN_REFRESH_SECONDS } from '../../constants/limits';

/**
 * Whether a token is to be refreshed: within five seconds of its end, and after it (W9-token). Instants that cannot be read
 * ask for a fresh one.
 * @param expiresAt ISO 8601 instant of the token's end
 * @param now ISO 8601 instant
 */
export const needsTokenRefresh = (expiresAt: string, now: string): boolean => {
  const millisecondsLeft = Date.parse(expiresAt) - Date.parse(now);
  return Number.isNaN(millisecondsLeft) || millisecondsLeft <= TOKEN_REFRESH_SECONDS * 1000;
};
