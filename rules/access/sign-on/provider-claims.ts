import { ADMIN_ROLE } from './roles';

/** How a sign-on provider states the roles of its users. */
export interface RoleClaimSettings {
  /** Name of the claim, or its path with dots. */
  rolesClaim: string;
  /** What the provider calls the role of the staff who review filings. */
  adminRole: string;
}

/** How a sign-on provider is asked and read by default: as Keycloak is. */
export const SIGN_ON_DEFAULTS = {
  scope: 'openid profile email offline_access',
  rolesClaim: 'realm_access.roles',
  adminRole: ADMIN_ROLE,
  token: 'access',
  asksUserInfo: false,
} as const;

/**
 * The name shown to others for a user whom the sign-on provider identifies by a number: the sign-on name, else the person's name, else the
 * email address, else the number itself.
 */
export function nameInClaims(claims: Readonly<Record<string, unknown>>): string {
  const names = [claims.preferred_username, claims.name, claims.email, claims.sub];
  return names.find((one): one is string => typeof one === 'string' && one.trim() !== '')?.trim() ?? '';
}

/**
 * The value at a path of the claims. A claim's name may itself contain dots, as a namespaced claim does: the longest name that exists is
 * used.
 * @example claimAt({ 'https://registry.example/roles': ['A'] }, 'https://registry.example/roles') // ['A']
 */
function claimAt(claims: unknown, path: string): unknown {
  if (typeof claims !== 'object' || claims === null) return undefined;
  const named = claims as Record<string, unknown>;
  if (Object.hasOwn(named, path)) return named[path];
  for (let dot = path.lastIndexOf('.'); dot > 0; dot = path.lastIndexOf('.', dot - 1)) {
    const name = path.slice(0, dot);
    if (Object.hasOwn(named, name)) return claimAt(named[name], path.slice(dot + 1));
  }
  return undefined;
}

/**
 * The roles that the claims of a sign-on provider name: a list, or one name alone; anything else in their place counts as none. The provider's role that is configured for administrators becomes `BIZ_FRAUD`, and no other role does.
 * @example rolesInClaims({ realm_access: { roles: ['BIZ_FRAUD'] } }) // ['BIZ_FRAUD']
 */
export function rolesInClaims(
  claims: object,
  { rolesClaim, adminRole }: RoleClaimSettings = SIGN_ON_DEFAULTS,
): string[] {
  const found = claimAt(claims, rolesClaim);
  const names = (Array.isArray(found) ? found : [found]).filter((name) => typeof name === 'string');
  return names
    .filter((name) => name === adminRole || name !== ADMIN_ROLE)
    .map((name) => (name === adminRole ? ADMIN_ROLE : name));
}
