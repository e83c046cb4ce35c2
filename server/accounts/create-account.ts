import type { Transaction } from 'kysely';
import type { UniqueAccountField } from '#rules';
import { UNIQUE_ACCOUNT_FIELDS } from '#rules';
import type { Registry } from '../context';
import { unguessableId } from '../database/identifiers';
import type { Database } from '../database/tables';
import { changeEntity } from '../entities/change-entity';
import type { StaffPrincipal } from '../callers/principal';
import { writeAudit } from '../audit/audit';
import { findAccount } from './accounts';
import { mailSecureFilingNotice } from './secure-filing-notice';
import { requestFirstPassword } from './temporary-password';

/** An account that is to be: staff, or a secure filer where it names an entity. */
export interface NewAccount {
  userId: string;
  name: string;
  email: string;
  roles: readonly string[];
  entityId?: string;
}

export type CreationResult =
  | { kind: 'created' | 'unknownEntity' | 'hasSecureFiling' }
  /** Nothing is named where the account that was in the way is closed by now. */
  | { kind: 'taken'; taken: UniqueAccountField[] };

/**
 * Sets up the secure filing of an entity that has none, and notifies the people whom its filings name; the entity stays locked until the
 * transaction ends, so that it is set up only once.
 * @param mayHaveIt another account of an entity that has secure filing
 */
async function setUpSecureFiling(
  tx: Transaction<Database>,
  entityId: string,
  mayHaveIt: boolean,
  at: Date,
): Promise<'ready' | 'unknownEntity' | 'hasSecureFiling'> {
  const entity = await tx
    .selectFrom('entity')
    .select('sbf')
    .where('entity_id', '=', entityId)
    .forUpdate()
    .executeTakeFirst();
  if (entity === undefined) return 'unknownEntity';
  if (entity.sbf) return mayHaveIt ? 'ready' : 'hasSecureFiling';
  await changeEntity(tx, entityId, [{ set: { secureFiling: true } }], { cause: 'secureFiling', at });
  await mailSecureFilingNotice(tx, entityId, { event: 'setUp', at });
  return 'ready';
}

/** The properties that another account has already. */
async function takenOf(
  tx: Transaction<Database>,
  { userId, email, entityId }: NewAccount,
): Promise<UniqueAccountField[]> {
  const others = {
    userId: await findAccount(tx, { userId }),
    email: entityId === undefined ? undefined : await findAccount(tx, { entityId, email }),
  };
  return UNIQUE_ACCOUNT_FIELDS.filter((unique) => others[unique] !== undefined);
}

/** Undoes the transaction. */
class Taken extends Error {
  constructor(readonly taken: UniqueAccountField[]) {
    super('The account is taken.');
  }
}

/**
 * Creates an account with no password, to which a temporary one is mailed. The first account of an entity sets up its secure filing.
 * @param administrator who creates it, as the audit log tells, and may create further accounts of an entity with secure filing
 */
export async function createAccount(
  { db, clock }: Registry,
  account: NewAccount,
  administrator: StaffPrincipal | undefined,
): Promise<CreationResult> {
  const { userId, name, email, roles, entityId } = account;
  const now = clock.now();
  try {
    return await db.transaction().execute(async (tx) => {
      const entity =
        entityId === undefined
          ? 'ready'
          : await setUpSecureFiling(tx, entityId, administrator !== undefined, now);
      if (entity !== 'ready') return { kind: entity };
      const created = await tx
        .insertInto('account')
        .values({
          account_id: unguessableId(),
          kind: entityId === undefined ? 'staff' : 'secureFiling',
          user_id: userId,
          name,
          email,
          entity_id: entityId ?? null,
          roles: [...roles],
          state: 'active',
          created_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('account_id')
        .executeTakeFirst();
      if (created === undefined) throw new Taken(await takenOf(tx, account));
      await requestFirstPassword(tx, { userId, email }, now);
      if (administrator)
        await writeAudit(tx, {
          at: now,
          userId: administrator.userId,
          action: 'accountCreated',
          ...(entityId !== undefined && { entityId }),
          details: { account: userId, ...(roles.length > 0 && { roles: roles.join(', ') }) },
        });
      return { kind: 'created' };
    });
  } catch (error) {
    if (error instanceof Taken) return { kind: 'taken', taken: error.taken };
    throw error;
  }
}
