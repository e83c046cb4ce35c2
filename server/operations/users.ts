import type { AccountRequester } from '#rules';
import { accountCreation, newAccountRules, emptyFiling } from '#rules';
import { userOf } from '../accounts/accounts';
import { administratorOf } from '../accounts/administrator';
import { createAccount } from '../accounts/create-account';
import { filingProof } from '../accounts/filing-proof';
import { updateAccount } from '../accounts/update-account';
import { findEntity } from '../entities/find-entity';
import type { Registry } from '../context';
import { forbidden, unauthenticated } from '../http/access';
import { HttpFailure } from '../http/failure';
import type { Handlers } from '../http/operation';
import type { Principal } from '../http/principal';

const USER_ID_MISSING = { path: 'userId', code: 'required', message: 'Enter a username.' } as const;

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
  if (problems.length > 0) throw new HttpFailure(422, problems[0]?.message ?? '', { problems });
}

/** Accounts, kept by administrators (A7-users). */
export const userOperations: Handlers<'createUser' | 'updateUser'> = {
  async createUser(registry, { body, principal }) {
    const { entityId, refId, name = '', roles = [] } = body;
    const email = body.email.trim();
    const requester = requesterOf(principal);
    const proof = await filingProof(registry, { entityId, refId });
    const entity = entityId === undefined ? undefined : await findEntity(registry.db, entityId);
    const hasSecureFiling = entity?.sbf === true;
    const verdict = accountCreation({ requester, proof, hasSecureFiling });
    if (verdict === 'logIn') throw unauthenticated();
    if (verdict === 'forbidden') throw forbidden();
    if (verdict === 'unproven') return { apiData: { code: 404 } };
    if (verdict === 'hasSecureFiling') return { apiData: { code: 409 } };
    refuseBadEmail(registry, email);
    const administrator = administratorOf(principal);
    const userId = (administrator && body.userId) ?? (entityId && `secure-${entityId}`);
    if (userId === undefined)
      throw new HttpFailure(422, USER_ID_MISSING.message, { problems: [USER_ID_MISSING] });
    const result = await createAccount(
      registry,
      {
        userId,
        name: name.trim(),
        email,
        roles: administrator && entityId === undefined ? roles : [],
        entityId,
      },
      administrator,
    );
    switch (result) {
      case 'created':
        return { apiData: { code: 200, userId } };
      case 'unknownEntity':
        return { apiData: { code: 404 } };
      case 'hasSecureFiling':
      case 'taken':
        return { apiData: { code: 409 } };
    }
  },

  async updateUser(registry, { body: { userId, ...changes }, principal }) {
    const administrator = administratorOf(principal);
    if (administrator === undefined) throw forbidden();
    if (changes.email !== undefined) {
      changes.email = changes.email.trim();
      refuseBadEmail(registry, changes.email);
    }
    const result = await updateAccount(registry, userId, changes, administrator);
    switch (result.kind) {
      case 'updated':
        return { apiData: { code: 200, user: userOf(result.account) } };
      case 'unknown':
        return { apiData: { code: 404 } };
      case 'refused':
        return { apiData: { code: 409 } };
    }
  },
};
