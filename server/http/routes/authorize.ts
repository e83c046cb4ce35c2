import type { FastifyRequest } from 'fastify';
import { createIdentify } from '../../accounts/identify';
import type { Registry } from '../../context';
import { createSignOnAudit } from '../../audit/audit-sign-on';
import type { Access } from '../../contract/access';
import { requireAccess } from '../../contract/access';
import { HttpFailure } from '../../failures/failure';
import type { Principal } from '../../callers/principal';
import { PUBLIC_PRINCIPAL } from '../../callers/principal';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling, once the operation has let them through. */
    principal: Principal;
  }
}

/** The token of a bearer header, which may be empty; undefined when the caller shows nothing, or something else than a token. */
const BEARER = /^Bearer(?: +(.*))?$/i;
const tokenOf = (header: string | undefined): string | undefined => {
  const match = BEARER.exec(header ?? '');
  return match === null ? undefined : (match[1] ?? '').trim();
};

/** Says who is calling and lets them through, or refuses. */
export type Authorize = (request: FastifyRequest, access: Access) => Promise<Principal>;

/**
 * Made once for the server, asked once a request and before its body is read. Without a token the caller is the public; a token
 * that does not verify is refused on every operation that looks at tokens, so that nobody takes an ended login for a valid one.
 */
export function createAuthorize(registry: Registry): Authorize {
  const identifyToken = createIdentify(registry);
  const auditSignOn = createSignOnAudit(registry);

  const identify = async (header: string | undefined): Promise<Principal> => {
    const token = tokenOf(header);
    if (token === undefined) return PUBLIC_PRINCIPAL;
    const principal = await identifyToken(token);
    if (principal) return principal;
    throw new HttpFailure(401, 'The login has ended or is not valid. Log in again.', {
      challenge: 'Bearer error="invalid_token"',
    });
  };

  return async (request, access) => {
    // Whoever signs the body says by that who they are: the bearer token of something in between is not theirs.
    const principal =
      access.kind === 'signed' ? PUBLIC_PRINCIPAL : await identify(request.headers.authorization);
    requireAccess(access, principal, registry.config.isDeveloper);
    if (access.kind === 'staff') await auditSignOn(principal);
    return principal;
  };
}
