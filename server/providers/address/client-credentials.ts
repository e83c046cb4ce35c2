/** The token endpoint (RFC 6749, client credentials) and the client's identity. */
interface Client {
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
}

/** Tokens of one client. */
export interface Tokens {
  /** A token that counts for a while yet: the one that was given last, or a new one. */
  get(signal: AbortSignal): Promise<string>;
  /** The service does not take this token any more. */
  forget(token: string): void;
}

/** A token that ends while it travels is none. */
const MARGIN_MILLISECONDS = 60_000;

interface Token {
  token: string;
  endsAt: number;
}

/** @throws Error for an answer without a token */
async function fetchToken({ tokenUrl, clientId, clientSecret }: Client, signal: AbortSignal): Promise<Token> {
  const askedAt = Date.now();
  const response = await fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }),
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal,
  });
  if (!response.ok) throw Object.assign(new Error('No token'), { code: `TOKEN_STATUS_${response.status}` });
  const { access_token: token, expires_in: seconds } = (await response.json()) as Record<string, unknown>;
  // Some services write the number as text.
  const lifetime = Number(seconds) * 1000;
  if (typeof token !== 'string' || token === '' || !Number.isFinite(lifetime))
    throw new Error('The answer is not a token');
  return { token, endsAt: askedAt + lifetime - MARGIN_MILLISECONDS };
}

/**
 * Keeps the token until shortly before it expires. Callers who need one at the same time wait for the same request; a failed request is
 * tried again.
 */
export function clientCredentials(client: Client): Tokens {
  let kept: Token | undefined;
  let asked: Promise<Token> | undefined;
  return {
    async get(signal) {
      if (kept !== undefined && Date.now() < kept.endsAt) return kept.token;
      asked ??= fetchToken(client, signal).finally(() => (asked = undefined));
      kept = await asked;
      return kept.token;
    },
    forget(token) {
      if (kept?.token === token) kept = undefined;
    },
  };
}
