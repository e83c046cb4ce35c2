import { createHmac } from 'node:crypto';
import type { Configuration, interactionPolicy, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Config } from '../settings/config';
import type { Registry } from '../context';
import { Html, html } from '../payment-page/html';
import { findAccount } from '../accounts/accounts';
import { embeddedKey } from '../tokens/embedded-key';
import { ACCESS_TOKEN_SECONDS, revokeSignOn } from '../tokens/revoked-sign-ons';
import {
  failurePage,
  isForLater,
  LATER_SENTENCE,
  REALM_POLICY,
  realmPage,
  RETRY_SECONDS,
} from './realm-page';
import { REALM_PATH } from '../tokens/realm-path';
import { claimsOf, staffAccount } from './staff-account';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The registry's own services, which access tokens are for. */
const resourceOf = ({ publicUrl }: Config): string => `${publicUrl}/business-api`;

function showPage(ctx: KoaContextWithOIDC, page: string): void {
  ctx.type = 'html';
  ctx.set('content-security-policy', REALM_POLICY);
  ctx.body = page;
}

function showFailure(ctx: KoaContextWithOIDC, _out: unknown, error: Error): void {
  const isOver = 'The sign-in has expired, or the address is not complete.';
  showPage(ctx, failurePage(isForLater(error) ? LATER_SENTENCE : isOver));
}

/**
 * Asks whether to sign off. The portal, which shows by its ID token whom it signs off, is not asked again; anybody else is, so that
 * no other site can sign people off.
 * @param form the provider's form, without a button
 */
function showSignOffPage(ctx: KoaContextWithOIDC, form: string): void {
  const { entities, session } = ctx.oidc;
  const isOwn = entities.IdTokenHint !== undefined && entities.IdTokenHint.payload.sub === session?.accountId;
  const content = html`<h1>Log out</h1>
    <p class="lead">Do you want to log out of the office's sign-on?</p>
    ${new Html(form)}
    <button class="pay" type="submit" form="op.logoutForm" name="logout" value="yes">Log out</button>`;
  showPage(ctx, realmPage('Log out', content, { submits: isOwn }));
}

function configuration(registry: Registry): Configuration {
  const { config } = registry;
  const { publicUrl, signOnClientId, signOnAudience } = config;
  const resource = resourceOf(config);
  return {
    clients: [
      {
        client_id: signOnClientId,
        token_endpoint_auth_method: 'none',
        application_type: 'web',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${publicUrl}/business/signedon`],
        post_logout_redirect_uris: [`${publicUrl}/business/logout/done`],
      },
    ],
    pkce: { required: () => true },
    scopes: ['openid', 'offline_access', 'profile', 'email'],
    claims: {
      openid: ['sub', 'realm_access', 'must_change_password'],
      profile: ['name', 'preferred_username'],
      email: ['email'],
    },
    conformIdTokenClaims: false,
    cookies: {
      keys: [createHmac('sha256', config.paymentSecret).update('sign-on cookies').digest('base64url')],
    },
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      IdToken: 5 * MINUTE,
      RefreshToken: 8 * HOUR,
      Session: 8 * HOUR,
      Grant: 8 * HOUR,
      Interaction: HOUR,
    },
    clientBasedCORS: (_ctx, origin) => origin === new URL(publicUrl).origin,
    issueRefreshToken: (_ctx, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
    // Signing off ends all tokens of the sign-on, also those that were granted with consent.
    expiresWithSession: () => true,
    interactions: { url: (_ctx, interaction) => `${REALM_PATH}/interaction/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'openid profile email',
          audience: signOnAudience,
          accessTokenTTL: ACCESS_TOKEN_SECONDS,
          accessTokenFormat: 'jwt',
        }),
      },
      rpInitiatedLogout: { enabled: true, logoutSource: showSignOffPage },
    },
    renderError: showFailure,
    async extraTokenClaims(_ctx, token) {
      if (token.kind !== 'AccessToken' || token.accountId === undefined) return undefined;
      const account = await findAccount(registry.db, { userId: token.accountId });
      // The grant belongs to one sign-on; its renewed tokens keep it.
      return account && { ...claimsOf(account), sid: token.grantId };
    },
    async findAccount(ctx, id, token) {
      const account = await staffAccount(registry, ctx, id, token as { iat?: number } | undefined);
      if (account === undefined) return undefined;
      const { name, email } = account;
      const claims = { sub: id, name, email, preferred_username: id, ...claimsOf(account) };
      return { accountId: id, claims: () => Promise.resolve(claims) };
    },
    async loadExistingGrant({ oidc }) {
      const { provider, client, session, params } = oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      // The portal is the office's own client: nobody is asked for consent.
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      const scope = String(params?.scope ?? 'openid');
      grant.addOIDCScope(scope);
      grant.addResourceScope(resource, scope);
      await grant.save();
      return grant;
    },
  };
}

/** A browser whose account was locked, or whose logins were ended, signs on again. */
function policyOf({ base, Check }: typeof interactionPolicy) {
  const policy = base();
  const isEnded = new Check('ended_login', 'The login has ended', ({ oidc }) =>
    oidc.session?.accountId !== undefined && oidc.account === undefined
      ? Check.REQUEST_PROMPT
      : Check.NO_NEED_TO_PROMPT,
  );
  policy.get('login')?.checks.add(isEnded);
  return policy;
}

/** An OpenID provider with the staff accounts of the registry. Keys and sessions live in this process: it is for developers and tests only. */
export async function createSignOnProvider(registry: Registry): Promise<Provider> {
  const [{ default: OpenIdProvider, interactionPolicy }, { exportJWK }] = await Promise.all([
    import('oidc-provider'),
    import('jose'),
  ]);
  const { privateKey } = await embeddedKey();
  const settings = configuration(registry);
  const signingKey = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' };
  const provider = new OpenIdProvider(`${registry.config.publicUrl}${REALM_PATH}`, {
    ...settings,
    interactions: { ...settings.interactions, policy: policyOf(interactionPolicy) },
    jwks: { keys: [signingKey as never] },
  });
  provider.on('server_error', (ctx, error) => {
    if (!isForLater(error)) return;
    ctx.status = 503;
    ctx.set('retry-after', String(RETRY_SECONDS));
  });
  provider.on('grant.revoked', (_ctx, grantId) => revokeSignOn(grantId));
  return provider;
}
