import type { JWTPayload } from 'jose';
import { rolesInClaims } from '#rules';

/** Who is calling, from a verified token. */
export type Principal =
  | { kind: 'public' }
  /** Logged in to the secure filing of one entity, and of no other. */
  | { kind: 'secureFiling'; entityId: string }
  /** Signed on with the office. `roles` is empty for somebody who holds none. */
  | { kind: 'staff'; userId: string; roles: readonly string[] };

/** Whoever sends no token. */
export const PUBLIC_PRINCIPAL: Principal = { kind: 'public' };

/**
 * Who the verified claims of a token belong to; null when they name nobody. A token that names an entity is bound to it and never
 * counts as staff, whatever roles it names.
 */
export function principalFromClaims(claims: JWTPayload): Principal | null {
  const { sub, entity_id: entityId } = claims;
  if (entityId !== undefined) {
    return typeof entityId === 'string' && entityId !== '' ? { kind: 'secureFiling', entityId } : null;
  }
  return sub ? { kind: 'staff', userId: sub, roles: rolesInClaims(claims) } : null;
}
