import type { User } from 'oidc-client-ts';
import { openIdSettings } from './openid-settings';
import { signedOnBy } from './openid-user';

const jwt = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

/** The user of a provider, with the differences from a complete one. */
const user = (change: object = {}, profile: object = {}) =>
  ({
    access_token: 'opaque',
    id_token: 'id token',
    expires_at: 1000,
    profile: { sub: '7', iss: 'i', aud: 'a', iat: 0, exp: 2000, name: 'Zoë Sample', ...profile },
    ...change,
  }) as unknown as User;

const at = (seconds: number) => new Date(seconds * 1000).toISOString();

it('asks and reads a provider of which nothing is told as Keycloak', () => {
  expect(openIdSettings({})).toEqual({
    scope: 'openid profile email offline_access',
    rolesClaim: 'realm_access.roles',
    adminRole: 'BIZ_FRAUD',
    token: 'access',
    asksUserInfo: false,
  });
});

it.each([
  ['its ID token', user({}, { roles: ['A'] }), ['A']],
  ['its access token, where the ID token names none', user({ access_token: jwt({ roles: ['Ä'] }) }), ['Ä']],
  ['neither', user(), []],
  ['an access token that only looks like a JWT', user({ access_token: 'a.b!.c' }), []],
  ['an access token with no claims', user({ access_token: jwt([]) }), []],
])('takes the roles from %s', (_from, signedOn, roles) => {
  expect(signedOnBy(openIdSettings({ rolesClaim: 'roles' }))(signedOn).roles).toEqual(roles);
});

it.each([
  ['when the provider says', user(), at(1000)],
  ['when the access token says', user({ expires_at: undefined, access_token: jwt({ exp: 1500 }) }), at(1500)],
  ['with the ID token, where nothing else is said', user({ expires_at: undefined }), at(2000)],
])('ends an access token %s', (_when, signedOn, endsAt) => {
  const { token } = signedOnBy(openIdSettings({}))(signedOn);
  expect(token).toEqual({ value: signedOn.access_token, endsAt });
});

it('sends the ID token where it is asked for, until that one ends', () => {
  expect(signedOnBy(openIdSettings({ token: 'id' }))(user()).token).toEqual({
    value: 'id token',
    endsAt: at(2000),
  });
});

it.each([
  [{}, 'Zoë Sample'],
  [{ name: undefined, preferred_username: 'zoe', email: 'z@example.com' }, 'zoe'],
  [{ name: undefined, email: 'z@example.com' }, 'z@example.com'],
  [{ name: undefined }, '7'],
])('of a profile with %j calls them %s', (profile, name) => {
  expect(signedOnBy(openIdSettings({}))(user({}, profile)).name).toBe(name);
});
