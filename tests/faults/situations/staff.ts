import { ADMIN_ROLE } from '#rules';
import { state } from '../../../mocks/state';
import type { Visitor } from '../visitor';

const PROVIDER = { authority: 'https://login.example', clientId: 'portal' };

/** This tab keeps a sign-on of an hour, of the administrator whom the mock registry knows. */
export async function isStaff(visitor: Visitor): Promise<void> {
  state.signOn = PROVIDER;
  const profile = {
    sub: 'admin',
    name: 'Alex Sample',
    iss: PROVIDER.authority,
    aud: PROVIDER.clientId,
    exp: 0,
    iat: 0,
  };
  const user = {
    access_token: 'token-of-a-test',
    token_type: 'Bearer',
    scope: 'openid',
    profile: { ...profile, realm_access: { roles: [ADMIN_ROLE] } },
    expires_at: Math.floor(Date.now() / 1000) + 3600,
  };
  await visitor.stores({
    [`signOn.user:${PROVIDER.authority}:${PROVIDER.clientId}`]: JSON.stringify(user),
  });
}
