import type { AccountRequester, Problem, UniqueAccountField } from '#rules';
import {
  accountCreation,
  accountNameProblems,
  accountTakenProblems,
  emptyFiling,
  newAccountRules,
  STAFF_MANAGED_BY_PROVIDER_PROBLEM,
  tidiedAccount,
} from '#rules';
import { userOf } from '../accounts/accounts';
import { administratorOf, isActiveAdministrator } from '../accounts/administrator';
import { createAccount } from '../accounts/create-account';
import { filingProof } from '../accounts/filing-proof';
import { updateAccount } from '../accounts/update-account';
import { findEntity } from '../entities/find-entity';
import type { Registry } from '../context';
import { forbidden, unauthenticated } from '../contract/access';
import { HttpFailure } from '../failures/failure';
import type { Handlers } from '../contract/operation';
import { releaseLocksOf } from '../review/release-locks';
import type { Principal } from '../callers/principal';
import { isEmbedded } from '../tokens/issuer';

const requesterOf = (principal: Principal): AccountRequester => {
  if (principal.kind === 'public') return 'public';
  return administratorOf(principal) ? 'administrator' : 'other';
};

/** @throws HttpFailure 422 for an email that is none */
function refuseBadEmail({ clock }: Registry, email: string): void {
  const problems = newAccountRules.problems(
    { email },
    { filing: emptyFiling(), now: clock.now().toISOString() },
  );
  refuse(problems);
}

/** @throws HttpFailure 422 where there are problems */
function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0)
    throw new HttpFailure(422, problems[0]?.message ?? '', { problems: [...problems] });
}

/** The values that another account has already, each at its field. */
const takenProblems = (taken: readonly UniqueAccountField[]) => ({ problems: accountTakenProblems(taken) });

/** Accounts, kept by administrators (A7-users). */
export const userOperations: Handlers<'createUser' | 'updateUser'> = {
  async createUser(registry, { body, principal }) {
    const { entityId, refId, email, name = '', roles = [] } = tidiedAccount(body);
    const requester = requesterOf(principal);
    // The entity first: where its secure filing has ended by then, so has what earlier filings prove.
    const entity =
      entityId === undefined ? undefined : await findEntity(registry.db, entityId, registry.clock.now());
    const proof = await filingProof(registry, { entityId, refId });
    const hasSecureFiling = entity?.sbf === true;
    const isManagedByProvider = entityId === undefined && !isEmbedded(registry.config);
    const verdict = accountCreation({ requester, proof, hasSecureFiling, isManagedByProvider });
    if (verdict === 'logIn') throw unauthenticated();
    if (verdict === 'forbidden') throw forbidden();
    if (verdict === 'unproven') return { apiData: { code: 404 } };
    if (verdict === 'managedByProvider') refuse([STAFF_MANAGED_BY_PROVIDER_PROBLEM]);
    if (verdict === 'hasSecureFiling') return { apiData: { code: 409 } };
    refuseBadEmail(registry, email);
    const administrator = administratorOf(principal);
    const userId = (administrator && body.userId) ?? (entityId ? `secure-${entityId}` : '');
    refuse(accountNameProblems('userId', userId));
    // An account of secure filing belongs to an entity and has no name of its own.
    if (name !== '') refuse(accountNameProblems('name', name));
    const result = await createAccount(
      registry,
      {
        userId,
        name,
        email,
        roles: administrator && entityId === undefined ? roles : [],
        entityId,
      },
      administrator,
    );
    switch (result.kind) {
      case 'created':
        return { apiData: { code: 200, userId } };
      case 'unknownEntity':
        return { apiData: { code: 404 } };
      case 'hasSecureFiling':
        return { apiData: { code: 409 } };
      case 'taken':
        // Only administrators learn what other accounts are called.
        return { apiData: { code: 409, ...(administrator && takenProblems(result.taken)) } };
    }
  },

  async updateUser(registry, { body, principal: administrator }) {
    const { userId, ...changes } = tidiedAccount(body);
    if (changes.email !== undefined) refuseBadEmail(registry, changes.email);
    if (changes.name !== undefined) refuse(accountNameProblems('name', changes.name));
    const result = await updateAccount(registry, userId, changes, administrator);
    if (result.kind === 'shutOut') throw forbidden();
    // An account that is locked or has lost its role must not keep locks on filings.
    if (result.kind === 'updated' && !isActiveAdministrator(result.account))
      await releaseLocksOf(registry, result.account.user_id);
    switch (result.kind) {
      case 'updated':
        return { apiData: { code: 200, user: userOf(result.account) } };
      case 'changedMeanwhile':
        return { apiData: { code: 412, user: userOf(result.account) } };
      case 'closed':
        return { apiData: { code: 200, secureFilingEnded: result.secureFilingEnded } };
      case 'unknown':
        return { apiData: { code: 404 } };
      case 'refused':
        return { apiData: { code: 409 } };
      case 'emailTaken':
        return { apiData: { code: 409, ...takenProblems(['email']) } };
    }
  },
};
