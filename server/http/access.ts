import { ADMIN_ROLE, hasRole } from '#rules';
import type { OperationId } from './operation';
import { HttpFailure } from './failure';
import type { Principal } from './principal';

/**
 * Who may call an operation.
 * - `public`: everybody; a token changes nothing.
 * - `signed`: whoever signs the body, as the payment provider does; the operation checks that. A token is not looked at.
 * - `optionalToken`: everybody; a token changes the answer, or is what is asked about.
 * - `secureFiling`: the secure filer of one entity. Named by the address (`query` or `path`), it is decided before anything else is
 *   read. The entity of a filing is known only once the filing is found: there the operation asks `requireSecureFiler`.
 * - `staff`: whoever is signed on and holds one of the roles.
 * - `developer`: everybody in developer environments; elsewhere the operation does not exist.
 */
export type Access =
  | { kind: 'public' | 'signed' | 'optionalToken' | 'developer' }
  | { kind: 'secureFiling'; entity: { in: 'query' | 'path'; parameter: string } | 'ofFiling' }
  | { kind: 'staff'; roles: readonly string[] };

const PUBLIC: Access = { kind: 'public' };
const SIGNED: Access = { kind: 'signed' };
const OPTIONAL_TOKEN: Access = { kind: 'optionalToken' };
/** Everybody, except where the filing is on an entity with secure filing. */
const FILER: Access = { kind: 'secureFiling', entity: 'ofFiling' };
const ADMIN: Access = { kind: 'staff', roles: [ADMIN_ROLE] };
const DEVELOPER: Access = { kind: 'developer' };

/** Who may call what: each operation of the contract has a row, and its `security` there says the same. */
export const ACCESS = {
  entitySummary: PUBLIC,
  validateEntityNameAndAvailability: PUBLIC,
  validateEntityNameOnly: PUBLIC,
  transactionAvailable: PUBLIC,
  // What is on record is public, also of an entity with secure filing.
  entityFilings: PUBLIC,
  entityForms: PUBLIC,

  goodStandingDetails: PUBLIC,
  searchEntities: PUBLIC,
  validateAgentLicense: PUBLIC,
  saveAgent: PUBLIC,
  agentNavigation: PUBLIC,

  saveFiling: FILER,
  getFiling: FILER,
  uploadAttachment: FILER,
  downloadAttachment: FILER,
  receipt: PUBLIC,
  filingImage: PUBLIC,
  filingPdf: FILER,
  goodStandingCertificate: PUBLIC,
  startPayment: FILER,
  paymentNotification: SIGNED,

  validateAddress: PUBLIC,
  introContent: PUBLIC,
  nameDesignationContent: PUBLIC,
  states: PUBLIC,
  suffixes: PUBLIC,
  countries: PUBLIC,
  countriesByGroup: PUBLIC,
  environment: PUBLIC,
  sendEmail: PUBLIC,

  businessHeartBeat: PUBLIC,
  commonHeartBeat: PUBLIC,
  mailHeartBeat: PUBLIC,
  // The authentication check (W7-authcheck): whether the token that is sent still counts.
  businessAbout: OPTIONAL_TOKEN,
  commonAbout: PUBLIC,
  accountsAbout: PUBLIC,
  mailAbout: PUBLIC,
  usersAbout: PUBLIC,

  pendingFilings: ADMIN,
  pendingFiling: ADMIN,
  pendingFilingPdf: ADMIN,
  transactionLock: ADMIN,
  releaseTransactionLock: ADMIN,
  approveFiling: ADMIN,
  rejectFiling: ADMIN,
  rejectReasons: ADMIN,
  piiEntryVerification: ADMIN,
  savePii: ADMIN,
  piiRequests: ADMIN,
  auditLog: ADMIN,
  worklistFigures: ADMIN,

  personas: DEVELOPER,
  outbox: DEVELOPER,
  clock: DEVELOPER,
  setClock: DEVELOPER,
  payments: DEVELOPER,
} as const satisfies Record<OperationId, Access>;

/** What of a request decides, in addition to who is calling. */
interface Call {
  isDeveloper: boolean;
  query: Readonly<Record<string, unknown>>;
  path: Readonly<Record<string, unknown>>;
}

const unauthenticated = () => new HttpFailure(401, 'Log in to do this.', { challenge: 'Bearer' });
const forbidden = () =>
  new HttpFailure(403, 'You are not allowed to do this.', {
    challenge: 'Bearer error="insufficient_scope"',
  });

/**
 * Lets a caller through, or refuses.
 * @throws HttpFailure 401 without a token where one is needed, 403 with the token of somebody else, 404 for what does not exist here
 */
export function requireAccess(access: Access, principal: Principal, call: Call): void {
  switch (access.kind) {
    case 'public':
    case 'signed':
    case 'optionalToken':
      return;
    case 'developer':
      if (!call.isDeveloper) throw new HttpFailure(404, 'There is nothing at this address.');
      return;
    case 'secureFiling': {
      if (access.entity === 'ofFiling') return;
      const entityId = call[access.entity.in][access.entity.parameter];
      return requireSecureFiler(principal, { entityId: String(entityId), hasSecureFiling: true });
    }
    case 'staff':
      if (principal.kind === 'public') throw unauthenticated();
      if (principal.kind !== 'staff' || !hasRole(principal.roles, access.roles)) throw forbidden();
  }
}

/**
 * Lets the secure filer of an entity through, and everybody where the entity has no secure filing.
 * @throws HttpFailure 401 without a token, 403 with that of staff or of another entity's filer
 */
export function requireSecureFiler(
  principal: Principal,
  { entityId, hasSecureFiling }: { entityId: string; hasSecureFiling: boolean },
): void {
  if (!hasSecureFiling) return;
  if (principal.kind === 'public') throw unauthenticated();
  if (principal.kind !== 'secureFiling' || principal.entityId !== entityId) throw forbidden();
}
