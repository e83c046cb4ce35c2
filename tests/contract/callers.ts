import { generateKeyPair } from 'jose';
import { ADMIN_ROLE } from '#rules';
import { findAccount } from '../../server/accounts/accounts';
import { openSecureFiling } from '../../server/accounts/secure-filing-session';
import type { Registry } from '../../server/context';
import { signToken } from '../../server/testing/sign-token';

/** The entity that the secure filer has logged in for, and another one with secure filing. */
export const OWN_ENTITY = '20101000015';
export const OTHER_ENTITY = '20101000080';

const WITH_INVALID_TOKEN = [
  'broken',
  'empty',
  'expired',
  'foreignKey',
  'foreignAudience',
  'foreignIssuer',
  'foreignAudienceOfEntity',
  'unknownSecureFiler',
] as const;

/** Everybody who may call. */
export const CALLERS = [
  'nobody',
  ...WITH_INVALID_TOKEN,
  'staff',
  'staffOfAnotherRole',
  'admin',
  'secureFiler',
  'staffOfEntity',
  'secureFilerOfAnother',
  'secureFilerToChange',
] as const;
export type Caller = (typeof CALLERS)[number];
/** A caller whose token does not verify. */
export const INVALID: readonly Caller[] = WITH_INVALID_TOKEN;
const roles = (...names: string[]) => ({ realm_access: { roles: names } });

/** A token of the store of accounts, as a login answers it. */
async function secureToken(registry: Registry, entityId: string, email: string): Promise<string> {
  const account = await findAccount(registry.db, { entityId, email });
  if (account === undefined) throw new Error(`${email} has no account.`);
  return (await openSecureFiling(registry, account.account_id)).token;
}

/** A token for each of them; none for nobody. */
export async function callersTokens(registry: Registry): Promise<Record<Caller, string | undefined>> {
  const { config } = registry;
  const admin = { claims: roles(ADMIN_ROLE) };
  const ofEntity = { claims: { entity_id: OWN_ENTITY } };
  return {
    nobody: undefined,
    broken: 'x.y.z',
    empty: '',
    expired: await signToken(config, { ...admin, endsIn: -60 }),
    foreignKey: await signToken(config, { ...admin, key: (await generateKeyPair('RS256')).privateKey }),
    foreignAudience: await signToken(config, { ...admin, audience: config.signOnClientId }),
    foreignIssuer: await signToken(config, { ...admin, issuer: 'https://elsewhere.example' }),
    foreignAudienceOfEntity: await signToken(config, { ...ofEntity, audience: config.signOnClientId }),
    unknownSecureFiler: 'A'.repeat(32),
    staff: await signToken(config),
    staffOfAnotherRole: await signToken(config, { claims: roles('SOME_OTHER_ROLE') }),
    // An issuer vouches for staff; the entity that it names opens nothing.
    staffOfEntity: await signToken(config, ofEntity),
    admin: await signToken(config, admin),
    secureFiler: await secureToken(registry, OWN_ENTITY, 'robin@northgate.example'),
    secureFilerOfAnother: await secureToken(registry, OTHER_ENTITY, 'filer@sprucehollow.example'),
    secureFilerToChange: await secureToken(registry, OWN_ENTITY, 'temporary@northgate.example'),
  };
}
