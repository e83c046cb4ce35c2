import { createHash, randomBytes } from 'node:crypto';

interface SignOn {
  authority: string;
  clientId: string;
  userName: string;
  password: string;
}

/** The tokens that the office issues to a user who has signed on. */
interface Tokens {
  accessToken: string;
  idToken: string;
}

/** Signs on as a browser does (authorization code with PKCE), but without one. */
export async function signOnWithOffice(
  baseUrl: string,
  { authority, clientId, userName, password }: SignOn,
): Promise<Tokens> {
  const cookies = new Map<string, string>();
  const visit = async (address: string, form?: Record<string, string>): Promise<string> => {
    const answer = await fetch(new URL(address, baseUrl), {
      method: form ? 'POST' : 'GET',
      body: form && new URLSearchParams(form),
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return answer.headers.get('location') ?? '';
  };

  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${baseUrl}/business/signedon`;
  const question = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const form = await visit(`${authority}/auth?${question.toString()}`);
  let next = await visit(form, { username: userName, password });
  while (next !== '' && !next.startsWith(redirectUri)) next = await visit(next);
  const code = next === '' ? null : new URL(next).searchParams.get('code');
  if (code === null) throw new Error(`${userName} could not sign on with the office.`);

  const answer = await fetch(`${authority}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    }),
  });
  const { access_token: accessToken, id_token: idToken } = (await answer.json()) as Record<string, string>;
  if (!accessToken || !idToken) throw new Error(`The office gave ${userName} no token.`);
  return { accessToken, idToken };
}
