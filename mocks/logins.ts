import { SECURE_LOGIN_HOURS } from '#rules';
import { nextReference, now, state, type MockAccount } from './state';

/** The sender of a token: their account, and whether they have to change their password first. */
export interface MockCaller {
  account: MockAccount;
  mustChangePassword: boolean;
}

/** A failure as the contract has it. */
export interface MockRefusal {
  body: { apiData: { code: number; message: string } };
  init: { status: 401 | 403; headers: Record<string, string> };
}

const refusal = (status: 401 | 403, message: string, challenge: string): MockRefusal => ({
  body: { apiData: { code: status, message } },
  init: { status, headers: { 'www-authenticate': challenge } },
});

const ADMINISTRATOR = { userId: 'admin', mustChangePassword: false };

const tokenOf = (request: Request): string | undefined =>
  /^Bearer +(\S+)/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** Logs an account in. */
export function logIn(account: MockAccount, mustChangePassword: boolean) {
  const sbfAccessToken = nextReference('login');
  state.logins.set(sbfAccessToken, { userId: account.userId, mustChangePassword });
  const tokenEndsAt = new Date(Date.parse(now()) + SECURE_LOGIN_HOURS * 3_600_000).toISOString();
  return { sbfAccessToken, tokenEndsAt, mustChangePassword };
}

/** Ends all logins of an account, or all except the one of a request. */
export function endLogins(userId: string, except?: Request): void {
  const keptToken = except && tokenOf(except);
  for (const [token, login] of state.logins)
    if (login.userId === userId && token !== keptToken) state.logins.delete(token);
}

/** Ends the login of a request. */
export function endLogin(request: Request): void {
  state.logins.delete(tokenOf(request) ?? '');
}

/** Who is calling; undefined for the public. With a provider of sign-ons any other token is the administrator's: the mocks verify none. */
export function callerOf(request: Request): MockCaller | undefined {
  const token = tokenOf(request) ?? '';
  const signedOn = token !== '' && state.signOn ? ADMINISTRATOR : undefined;
  const login = state.logins.get(token) ?? signedOn;
  const account = login && state.accounts.find(({ userId }) => userId === login.userId);
  return account && { account, mustChangePassword: login.mustChangePassword };
}

/** Why a token is refused, or that it is not good for the entity asked about, as `about` says it. */
export function loginRefusal(request: Request, entityId: string | null = null): MockRefusal | undefined {
  const caller = callerOf(request);
  if (tokenOf(request) !== undefined && caller === undefined) {
    return refusal(401, 'The login has ended or is not valid. Log in again.', 'Bearer error="invalid_token"');
  }
  const isSecure = state.entities.some((entity) => entity.entityId === entityId && entity.sbf);
  const isOpen = !isSecure || (caller?.account.entityId === entityId && !caller?.mustChangePassword);
  return isOpen ? undefined : notLoggedIn();
}

export const notLoggedIn = (): MockRefusal => refusal(401, 'Log in to do this.', 'Bearer');
export const notAllowed = (): MockRefusal =>
  refusal(403, 'You are not allowed to do this.', 'Bearer error="insufficient_scope"');
