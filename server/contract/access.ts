import { ADMIN_ROLE, hasRole } from '#rules';
import type { operations } from '#api';
import { HttpFailure } from '../failures/failure';
import type { Principal, StaffPrincipal } from '../callers/principal';
import { mustChangePassword } from '../callers/principal';

/**
 * Who may call an operation.
 * - `public`: everybody; a token that counts changes nothing, one that does not is refused as everywhere.
 * - `signed`: whoever signs the body, as the payment provider does; the operation checks that. A token is not looked at.
 * - `optionalToken`: everybody; a token changes the answer, or is what is asked about.
 * - `secureFiling`: the secure filer of the entity that the filing is on. It is known only once the filing is found: the operation asks
 *   `requireSecureFiler`.
 * - `loggedIn`: whoever has logged in, as staff or as a secure filer, also with a temporary password that is to be changed.
 * - `staff`: whoever is signed on and holds one of the roles.
 * - `developer`: everybody in developer environments; elsewhere the operation does not exist.
 */
export type Access =
  | { kind: 'public' | 'signed' | 'optionalToken' | 'secureFiling' | 'loggedIn' | 'developer' }
  | { kind: 'staff'; roles: readonly string[] };

const PUBLIC = { kind: 'public' } as const;
const SIGNED = { kind: 'signed' } as const;
const OPTIONAL_TOKEN = { kind: 'optionalToken' } as const;
/** Everybody, except where the filing is on an entity with secure filing. */
const FILER = { kind: 'secureFiling' } as const;
const LOGGED_IN = { kind: 'loggedIn' } as const;
const ADMINISTRATOR = { kind: 'staff', roles: [ADMIN_ROLE] } as const;
const DEVELOPER = { kind: 'developer' } as const;

/** Who may call what: each operation of the contract has a row, and its `security` there says the same. */
export const ACCESS = {
  entitySummary: PUBLIC,
  validateEntityNameAndAvailability: PUBLIC,
  validateEntityNameOnly: PUBLIC,
  entityNameHint: PUBLIC,
  transactionAvailable: PUBLIC,
  // What is on record is public, also of an entity with secure filing.
  entityFilings: PUBLIC,
  entityForms: PUBLIC,
  entityOnDay: PUBLIC,
  findEntities: PUBLIC,
  // Whoever holds a certificate has its number.
  checkCertificate: PUBLIC,

  goodStandingDetails: PUBLIC,
  searchEntities: PUBLIC,
  validateAgentLicense: PUBLIC,
  validateAgentPasscode: PUBLIC,
  createPasscodeAndIndividual: PUBLIC,
  saveAgent: PUBLIC,
  agentNavigation: PUBLIC,

  saveFiling: FILER,
  getFiling: FILER,
  deleteFiling: FILER,
  issueReturnCode: FILER,
  // The code is what is asked for; the filing itself is then given to its filer alone.
  checkReturnLink: PUBLIC,
  continueFiling: PUBLIC,
  uploadAttachment: FILER,
  downloadAttachment: FILER,
  receipt: PUBLIC,
  // By the number and an address that its filer gave.
  findReceipt: PUBLIC,
  filingImage: PUBLIC,
  filingPdf: FILER,
  goodStandingCertificate: PUBLIC,
  startPayment: FILER,
  paymentNotification: SIGNED,

  openFiles: PUBLIC,
  askForOpenKey: PUBLIC,
  // The link is what is asked for.
  openKeyLink: PUBLIC,
  makeOpenKey: PUBLIC,
  takeBackOpenKey: PUBLIC,

  followRecord: PUBLIC,
  // The key is what is asked for.
  confirmFollow: PUBLIC,
  following: PUBLIC,
  changeFollowing: PUBLIC,
  stopMessages: PUBLIC,

  validateAddress: PUBLIC,
  introContent: PUBLIC,
  nameDesignationContent: PUBLIC,
  ownershipNoteContent: PUBLIC,
  states: PUBLIC,
  suffixes: PUBLIC,
  countries: PUBLIC,
  countriesByGroup: PUBLIC,
  environment: PUBLIC,
  sendEmail: PUBLIC,

  secureFilingLogin: PUBLIC,
  secureFilingLogOut: LOGGED_IN,
  secureFilingPasswordReset: PUBLIC,
  searchUserId: LOGGED_IN,
  searchUserName: LOGGED_IN,
  searchUserBsf: LOGGED_IN,
  // An administrator's token, or the reference of a filing of the entity in the body.
  createUser: OPTIONAL_TOKEN,
  resetPassword: PUBLIC,
  changePassword: LOGGED_IN,
  updateUser: ADMINISTRATOR,

  businessHeartBeat: PUBLIC,
  commonHeartBeat: PUBLIC,
  mailHeartBeat: PUBLIC,
  usersHeartBeat: PUBLIC,
  // The authentication check (W7-authcheck): whether the token that is sent still counts.
  businessAbout: OPTIONAL_TOKEN,
  commonAbout: PUBLIC,
  accountsAbout: PUBLIC,
  mailAbout: PUBLIC,
  usersAbout: PUBLIC,

  pendingFilings: ADMINISTRATOR,
  pendingFiling: ADMINISTRATOR,
  pendingFilingPdf: ADMINISTRATOR,
  transactionLock: ADMINISTRATOR,
  releaseTransactionLock: ADMINISTRATOR,
  releaseOwnLocks: ADMINISTRATOR,
  approveFiling: ADMINISTRATOR,
  rejectFiling: ADMINISTRATOR,
  rejectReasons: ADMINISTRATOR,
  piiEntryVerification: ADMINISTRATOR,
  savePii: ADMINISTRATOR,
  piiRequests: ADMINISTRATOR,
  auditLog: ADMINISTRATOR,
  worklistFigures: ADMINISTRATOR,
  paymentMatters: ADMINISTRATOR,
  closePaymentMatter: ADMINISTRATOR,

  personas: DEVELOPER,
  outbox: DEVELOPER,
  letters: DEVELOPER,
  clock: DEVELOPER,
  setClock: DEVELOPER,
  answerText: DEVELOPER,
  payments: DEVELOPER,
  reviewAgentChanges: DEVELOPER,
} as const satisfies Record<keyof operations, Access>;

/** Who calls an operation, once its row has let them through. */
export type CallerOf<Id extends keyof operations> = (typeof ACCESS)[Id] extends { kind: 'staff' }
  ? StaffPrincipal
  : Principal;

export const unauthenticated = () => new HttpFailure(401, 'Log in to do this.', { challenge: 'Bearer' });
const INSUFFICIENT = { challenge: 'Bearer error="insufficient_scope"' };
export const forbidden = () => new HttpFailure(403, 'You are not allowed to do this.', INSUFFICIENT);

/** A login with a temporary password opens nothing but what changes it. */
function refuseTemporaryPassword(principal: Principal): void {
  if (!mustChangePassword(principal)) return;
  throw new HttpFailure(403, 'Change your temporary password first.', INSUFFICIENT);
}

/**
 * Lets a caller through, or refuses.
 * @throws HttpFailure 401 without a token where one is needed, 403 with the token of somebody else, 404 for what does not exist here
 */
export function requireAccess(access: Access, principal: Principal, isDeveloper: boolean): void {
  switch (access.kind) {
    case 'public':
    case 'signed':
    case 'optionalToken':
    case 'secureFiling':
      return;
    case 'developer':
      if (!isDeveloper) throw new HttpFailure(404, 'There is nothing at this address.');
      return;
    case 'loggedIn':
      if (principal.kind === 'public') throw unauthenticated();
      return;
    case 'staff':
      if (principal.kind === 'public') throw unauthenticated();
      refuseTemporaryPassword(principal);
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
  refuseTemporaryPassword(principal);
}

/** Whether `requireSecureFiler` lets a caller through. */
export const isSecureFiler = (
  principal: Principal,
  entity: { entityId: string; hasSecureFiling: boolean },
): boolean =>
  !entity.hasSecureFiling ||
  (principal.kind === 'secureFiling' &&
    principal.entityId === entity.entityId &&
    !mustChangePassword(principal));
