import { choice, flag } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';

/**
 * `create`: it is created; otherwise why not. `unproven`: the filing named says nothing about the entity. `managedByProvider`: staff sign on
 * with another provider, which keeps their accounts.
 */
export type AccountCreation =
  'create' | 'logIn' | 'forbidden' | 'unproven' | 'hasSecureFiling' | 'managedByProvider';

/** Who asks for an account: an administrator, somebody else who has logged in, or the public. */
export type AccountRequester = 'administrator' | 'other' | 'public';

/** What proves the right to an account of an entity: nothing, a filing that is no proof, or one that is. */
export type FilingProof = 'none' | 'unproven' | 'proven';

export const ACCOUNT_CREATION_TABLE = defineTable<AccountCreation>()({
  name: 'Whether an account is created',
  source: 'A7-users',
  hitPolicy: 'unique',
  inputs: {
    requester: choice(['administrator', 'other', 'public']),
    proof: choice(['none', 'unproven', 'proven']),
    hasSecureFiling: flag(),
    isManagedByProvider: flag(),
  },
  rows: [
    { when: { requester: 'administrator', isManagedByProvider: false }, then: 'create' },
    { when: { requester: 'administrator', isManagedByProvider: true }, then: 'managedByProvider' },
    { when: { requester: 'public', proof: 'none' }, then: 'logIn' },
    { when: { requester: 'other', proof: 'none' }, then: 'forbidden' },
    { when: { requester: ['public', 'other'], proof: 'unproven' }, then: 'unproven' },
    {
      when: { requester: ['public', 'other'], proof: 'proven', hasSecureFiling: true },
      then: 'hasSecureFiling',
    },
    { when: { requester: ['public', 'other'], proof: 'proven', hasSecureFiling: false }, then: 'create' },
  ],
});

/**
 * Whether an account is created: administrators create any; a filer who has just filed for an entity without secure filing sets it up with
 * the first account.
 * @param facts `isManagedByProvider`: it would be a staff account, which another sign-on provider manages
 */
export const accountCreation = (facts: {
  requester: AccountRequester;
  proof: FilingProof;
  hasSecureFiling: boolean;
  isManagedByProvider?: boolean;
}): AccountCreation => evaluate(ACCOUNT_CREATION_TABLE, { isManagedByProvider: false, ...facts });
