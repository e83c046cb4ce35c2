import { expect } from '@playwright/test';
import { authenticationOf, PATHS } from '#rules';
import { state } from '../../../mocks/state';
import type { Expectation, Situation } from '../situation';
import type { Visitor } from '../visitor';
import { isLoggedIn } from './access';
import { opens } from './expectations';

const PROVIDER = { authority: 'https://login.example', clientId: 'portal' };
const KEY = `signOn.user:${PROVIDER.authority}:${PROVIDER.clientId}`;
const SECURE_ENTITY = '20101000015';

/** This tab keeps a sign-on of an hour. */
export async function isSignedOn(visitor: Visitor): Promise<void> {
  state.signOn = PROVIDER;
  const user = {
    access_token: 'token-of-a-test',
    token_type: 'Bearer',
    scope: 'openid',
    profile: {
      sub: 'admin',
      name: 'Alex Sample',
      realm_access: { roles: ['BIZ_FRAUD'] },
      iss: PROVIDER.authority,
      aud: 'portal',
      exp: 0,
      iat: 0,
    },
    expires_at: Math.floor(Date.now() / 1000) + 3600,
  };
  await visitor.stores({ [KEY]: JSON.stringify(user) });
}

const canProceed: Expectation = (visitor) => expect(visitor.button(/^(Start|Next)$/)).toBeVisible();
const keeps = (visitor: Visitor) => expect.poll(async () => (await visitor.stored(KEY)) !== null);

/** Nobody waits for the answer: the sign-off continues at the provider, which is slow here. */
const leavesForProvider: Expectation = (visitor) =>
  expect.poll(async () => visitor.stored('afterSignOff')).not.toBeNull();

/** Whether a token counts: asked when the session starts with one, and before a filing that needs a login. */
export const SIGN_ON_SITUATIONS: readonly Situation[] = [
  {
    operation: 'businessAbout',
    caller: 'src/session/sign-on/sign-on-saga.ts',
    where: 'start with a sign-on',
    asks: async (visitor, given) => {
      await isSignedOn(visitor);
      await opens('/business/filing/llc/intro')(visitor, given);
    },
    succeeds: async (visitor, given) => {
      await canProceed(visitor, given);
      await keeps(visitor).toBe(true);
    },
    codes: [401],
    without: async (visitor, given) => {
      await canProceed(visitor, given);
      await keeps(visitor).toBe(authenticationOf(given.outcome) !== 'refused');
    },
    instead: {
      reason:
        'a token that is refused (401) is forgotten, one that could not be checked is kept; nobody is stopped',
      effects: () => [],
    },
  },
  {
    operation: 'releaseOwnLocks',
    caller: 'src/access/sign-off-saga.ts',
    where: 'sign-off of an administrator',
    asks: async (visitor, given) => {
      await isSignedOn(visitor);
      await visitor.page.route(`${PROVIDER.authority}/**`, () => undefined);
      await opens(PATHS.logout)(visitor, given);
    },
    succeeds: leavesForProvider,
    without: leavesForProvider,
    waits: null,
  },
  {
    operation: 'authenticationCheck',
    caller: 'src/filing/wizard/entry/begin-on-entity-saga.ts',
    where: 'a filing that needs a login',
    arrives: async (visitor, given) => {
      await isLoggedIn(visitor);
      await opens(`/business/search/${SECURE_ENTITY}`)(visitor, given);
      await visitor.sees('Northgate Secure Filings LLC');
    },
    asks: (visitor) =>
      visitor.page.getByRole('link', { name: 'Change the principal office address' }).click(),
    succeeds: async (visitor, given) => {
      await visitor.sees('Change the principal office address');
      await canProceed(visitor, given);
    },
  },
];
