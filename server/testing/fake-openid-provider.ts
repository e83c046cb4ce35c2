import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CryptoKey, JWK, JWTPayload } from 'jose';

/** How providers differ from each other. */
interface Manners {
  /** An opaque access token is known to the provider alone. */
  accessTokens: 'jwt' | 'opaque';
  givesRefreshTokens: boolean;
  /** Names an address where sign-ons are ended. */
  endsSignOns: boolean;
  /** Seconds that tokens count; an access token that does not say so is told by itself alone. */
  tokenSeconds: number;
  saysExpiry: boolean;
  /** The claims of its tokens about the user, in addition to the subject. */
  claims: JWTPayload;
  audience: string;
}

type Answer = { status: number; body: string | object; headers?: Record<string, string> };

const CLIENT = 'portal-at-the-provider';
const random = () => randomBytes(16).toString('base64url');
const refused = (error: string): Answer => ({ status: 400, body: { error } });

/**
 * An OpenID provider on the loopback that is not the registry's own: authorization code with PKCE for one public client. Its token
 * endpoint is at another origin (`localhost`) than its pages (`127.0.0.1`), as with many.
 */
export class FakeOpenIdProvider {
  authority = '';
  tokenOrigin = '';
  readonly clientId = CLIENT;
  /** Queries of the sign-ons that were begun. */
  asked: Record<string, string>[] = [];
  readonly manners: Manners = {
    accessTokens: 'jwt',
    givesRefreshTokens: false,
    endsSignOns: false,
    tokenSeconds: 300,
    saysExpiry: true,
    claims: {},
    audience: 'business-api',
  };
  private keys: { id: string; privateKey: CryptoKey; published: JWK }[] = [];
  private readonly begun = new Map<string, URLSearchParams>();
  private readonly refreshTokens = new Set<string>();

  private readonly server = createServer((request, response) => {
    void this.answerTo(request).then(({ status, body, headers }) => {
      const isPage = typeof body === 'string';
      response.writeHead(status, {
        'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
        'access-control-allow-origin': '*',
        ...headers,
      });
      response.end(isPage ? body : JSON.stringify(body));
    });
  });

  async open(): Promise<void> {
    await this.changeKey();
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    this.authority = `http://127.0.0.1:${port}/tenant/`;
    this.tokenOrigin = `http://localhost:${port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Signs with a new key from now on, and no longer publishes the former one. */
  async changeKey(): Promise<void> {
    const { exportJWK, generateKeyPair } = await import('jose');
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const id = random();
    const published = { ...(await exportJWK(publicKey)), kid: id, alg: 'ES256', use: 'sig' };
    this.keys = [{ id, privateKey, published }];
  }

  private async signed(claims: JWTPayload, audience: string): Promise<string> {
    const { SignJWT } = await import('jose');
    const [key] = this.keys;
    if (key === undefined) throw new Error('The provider is not open.');
    return new SignJWT({ sub: 'provider|7', ...this.manners.claims, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: key.id })
      .setIssuer(this.authority)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${this.manners.tokenSeconds}s`)
      .sign(key.privateKey);
  }

  private async tokens(nonce: string | null): Promise<Answer> {
    const { accessTokens, audience, givesRefreshTokens, saysExpiry, tokenSeconds } = this.manners;
    const refreshToken = random();
    if (givesRefreshTokens) this.refreshTokens.add(refreshToken);
    const body = {
      token_type: 'Bearer',
      access_token:
        accessTokens === 'jwt' ? await this.signed({ jti: random() }, audience) : `opaque-${random()}`,
      id_token: await this.signed({ ...(nonce !== null && { nonce }), jti: random() }, CLIENT),
      ...(saysExpiry && { expires_in: tokenSeconds }),
      ...(givesRefreshTokens && { refresh_token: refreshToken }),
    };
    return { status: 200, body };
  }

  private async answerTo(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '', this.authority);
    if (request.method === 'OPTIONS')
      return { status: 204, body: '', headers: { 'access-control-allow-headers': '*' } };
    const { authority, tokenOrigin } = this;
    if (pathname === '/tenant/.well-known/openid-configuration')
      return {
        status: 200,
        body: {
          issuer: authority,
          authorization_endpoint: `${authority}authorize`,
          token_endpoint: `${tokenOrigin}/tenant/token`,
          jwks_uri: `${authority}keys`,
          ...(this.manners.endsSignOns && { end_session_endpoint: `${authority}end` }),
        },
      };
    if (pathname === '/tenant/keys')
      return { status: 200, body: { keys: this.keys.map(({ published }) => published) } };
    if (pathname === '/tenant/authorize') return this.begin(searchParams);
    if (pathname === '/tenant/token') return this.give(new URLSearchParams(await text(request)));
    if (pathname === '/tenant/end')
      return {
        status: 302,
        body: '',
        headers: { location: searchParams.get('post_logout_redirect_uri') ?? '' },
      };
    return { status: 404, body: { error: 'not_found' } };
  }

  /** The page of the provider: one press signs the user on. */
  private begin(query: URLSearchParams): Answer {
    this.asked.push(Object.fromEntries(query));
    if (query.get('client_id') !== CLIENT || query.get('code_challenge_method') !== 'S256')
      return refused('invalid_request');
    const code = random();
    this.begun.set(code, query);
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', query.get('state') ?? '');
    return {
      status: 200,
      body: `<!doctype html><html lang="en"><title>Another provider</title><link rel="icon" href="data:,"><main><h1>Another provider</h1><a href="${back.href.replaceAll('&', '&amp;')}">Sign on here</a></main></html>`,
    };
  }

  private async give(form: URLSearchParams): Promise<Answer> {
    if (form.get('grant_type') === 'refresh_token')
      return this.refreshTokens.delete(form.get('refresh_token') ?? '')
        ? this.tokens(null)
        : refused('invalid_grant');
    const code = form.get('code') ?? '';
    const begun = this.begun.get(code);
    this.begun.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    return begun?.get('code_challenge') === challenge
      ? this.tokens(begun.get('nonce'))
      : refused('invalid_grant');
  }

  /** The tokens of somebody who signs on as a browser does, without one. */
  async signOn(redirectUri: string): Promise<{ accessToken: string; idToken: string }> {
    const verifier = random();
    const question = new URLSearchParams({
      client_id: CLIENT,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    const page = await fetch(`${this.authority}authorize?${question.toString()}`);
    const link = /href="([^"]+code=[^"]+)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&') ?? '';
    const answer = await fetch(`${this.authority}token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: new URL(link).searchParams.get('code') ?? '',
        code_verifier: verifier,
        client_id: CLIENT,
        redirect_uri: redirectUri,
      }),
    });
    const { access_token: accessToken = '', id_token: idToken = '' } = (await answer.json()) as Record<
      string,
      string
    >;
    return { accessToken, idToken };
  }
}
