import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JWK } from 'jose';
import { exportJWK, exportSPKI, generateKeyPair } from 'jose';
import type { Config } from '../settings/config';
import { readConfig } from '../settings/config';
import { ProviderUnavailable } from '../ports/provider-unavailable';
import { signToken } from '../testing/sign-token';
import { embeddedKey } from './embedded-key';
import { tokenVerifier } from './verify-token';

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('tokens of the embedded realm', () => {
  const config = readConfig({ ENVIRONMENT: 'qa' });
  const verify = tokenVerifier(config);

  test('a good one verifies, and so does one that ended within the tolerance for clocks', async () => {
    expect(await verify(await signToken(config))).toMatchObject({ sub: 'somebody' });
    expect(await verify(await signToken(config, { endsIn: -3 }))).toMatchObject({ sub: 'somebody' });
  });

  test.each([
    ['that has ended', { endsIn: -10 }],
    ['for another audience', { audience: 'filing-portal' }],
    ['of another issuer', { issuer: 'https://elsewhere.example' }],
    ['without a subject', { claims: { sub: undefined } }],
    ['that does not count yet', { claims: { nbf: Math.floor(Date.now() / 1000) + 600 } }],
  ])('one %s does not', async (_what, change) => {
    expect(await verify(await signToken(config, change))).toBeNull();
  });

  test('one that is signed with another key does not', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    expect(await verify(await signToken(config, { key: privateKey }))).toBeNull();
  });

  test('one whose claims were changed after it was signed does not', async () => {
    const [head, , signature] = (await signToken(config)).split('.');
    const claims = base64({ sub: 'admin', realm_access: { roles: ['BIZ_FRAUD'] }, exp: 9_999_999_999 });
    expect(await verify(`${head}.${claims}.${signature}`)).toBeNull();
  });

  test('one without a signature, or signed with the public key as a shared secret, does not', async () => {
    const [, claims] = (await signToken(config)).split('.');
    expect(await verify(`${base64({ alg: 'none' })}.${claims}.`)).toBeNull();
    const signed = `${base64({ alg: 'HS256' })}.${claims}`;
    const secret = await exportSPKI((await embeddedKey()).publicKey);
    expect(
      await verify(`${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`),
    ).toBeNull();
  });

  test.each(['', 'x', 'x.y.z', '..', 'é.é.é', 'x'.repeat(10_000)])('%j is not a token', async (text) => {
    expect(await verify(text)).toBeNull();
  });

  test('where nobody can sign on, no token verifies', async () => {
    const nowhere = { ...config, isDeveloper: false };
    expect(await tokenVerifier(nowhere)(await signToken(config))).toBeNull();
  });
});

describe('tokens of an issuer elsewhere', () => {
  let issuer: Server;
  let config: Config;
  let keys: JWK[] = [];
  let isDown = false;
  let asked: string[] = [];

  beforeAll(async () => {
    issuer = createServer((request, response) => {
      asked.push(request.url ?? '');
      const documents: Record<string, object> = {
        '/realm/.well-known/openid-configuration': { jwks_uri: `${config.signOnAuthority}/keys` },
        '/realm/keys': { keys },
      };
      response.writeHead(isDown ? 503 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isDown ? {} : documents[request.url ?? '']));
    });
    await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve));
    const { port } = issuer.address() as AddressInfo;
    config = readConfig({ SIGN_ON_AUTHORITY: `http://127.0.0.1:${port}/realm` });
  });
  afterAll(() => new Promise((resolve) => issuer.close(resolve)));
  beforeEach(() => {
    isDown = false;
    asked = [];
  });

  async function newKey(keyId: string) {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    keys = [{ ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }];
    return (change: Parameters<typeof signToken>[1] = {}) =>
      signToken(config, { key: privateKey, keyId, ...change });
  }

  test('its keys are found by its discovery document, and fetched once', async () => {
    const token = await newKey('one');
    const verify = tokenVerifier(config);
    expect(await verify(await token())).toMatchObject({ sub: 'somebody' });
    expect(await verify(await token())).toMatchObject({ sub: 'somebody' });
    expect(await verify(await token({ audience: 'else' }))).toBeNull();
    expect(asked).toEqual(['/realm/.well-known/openid-configuration', '/realm/keys']);
  });

  test('an address of its keys that the operator set is asked instead', async () => {
    const token = await newKey('one');
    const verify = tokenVerifier({ ...config, signOnKeysUrl: `${config.signOnAuthority}/keys` });
    expect(await verify(await token())).toMatchObject({ sub: 'somebody' });
    expect(asked).toEqual(['/realm/keys']);
  });

  test('a key that it does not have verifies nothing', async () => {
    const foreign = await newKey('foreign');
    const token = await foreign();
    await newKey('own');
    expect(await tokenVerifier(config)(token)).toBeNull();
  });

  test('the embedded key does not count for it', async () => {
    await newKey('own');
    expect(await tokenVerifier(config)(await signToken(config))).toBeNull();
  });

  test('while the issuer does not answer, a token is neither accepted nor refused, and the keys are requested again', async () => {
    const token = await (await newKey('one'))();
    const verify = tokenVerifier(config);
    isDown = true;
    await expect(verify(token)).rejects.toBeInstanceOf(ProviderUnavailable);
    isDown = false;
    expect(await verify(token)).toMatchObject({ sub: 'somebody' });
  });
});
