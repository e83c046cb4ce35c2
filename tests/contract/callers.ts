import { generateKeyPair } from 'jose';
import { ADMIN_ROLE } from '#rules';
import type { Config } from '../../server/config';
import { signToken } from '../../server/testing/sign-token';

/** The entity that the secure filer has logged in for, and another one. */
export const OWN_ENTITY = '20101000015';
export const OTHER_ENTITY = '20101000001';

const WITH_INVALID_TOKEN = [
  'broken',
  'empty',
  'expired',
  'foreignKey',
  'foreignAudience',
  'foreignIssuer',
  'namesNoEntity',
] as const;

/** Everybody who may call. */
export const CALLERS = [
  'nobody',
  ...WITH_INVALID_TOKEN,
  'staff',
  'staffOfAnotherRole',
  'admin',
  'secureFiler',
  'secureFilerOfAnother',
  'secureFilerWithRole',
] as const;
export type Caller = (typeof CALLERS)[number];
/** Whoever sends a token that does not verify. */
export const INVALID: readonly Caller[] = WITH_INVALID_TOKEN;
const roles = (...names: string[]) => ({ realm_access: { roles: names } });

/** A token for each of them; none for nobody. */
export async function callersTokens(config: Config): Promise<Record<Caller, string | undefined>> {
  const admin = { claims: roles(ADMIN_ROLE) };
  return {
    nobody: undefined,
    broken: 'x.y.z',
    empty: '',
    expired: await signToken(config, { ...admin, endsIn: -60 }),
    foreignKey: await signToken(config, { ...admin, key: (await generateKeyPair('RS256')).privateKey }),
    foreignAudience: await signToken(config, { ...admin, audience: config.signOnClientId }),
    foreignIssuer: await signToken(config, { ...admin, issuer: 'https://elsewhere.example' }),
    namesNoEntity: await signToken(config, { claims: { ...roles(ADMIN_ROLE), entity_id: '' } }),
    staff: await signToken(config),
    staffOfAnotherRole: await signToken(config, { claims: roles('SOME_OTHER_ROLE') }),
    admin: await signToken(config, admin),
    secureFiler: await signToken(config, { claims: { entity_id: OWN_ENTITY } }),
    secureFilerOfAnother: await signToken(config, { claims: { entity_id: OTHER_ENTITY } }),
    secureFilerWithRole: await signToken(config, {
      claims: { ...roles(ADMIN_ROLE), entity_id: OTHER_ENTITY },
    }),
  };
}
