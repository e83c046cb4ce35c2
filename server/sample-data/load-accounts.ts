import type { Kysely } from 'kysely';
import { TEMPORARY_PASSWORD_HOURS } from '#rules';
import { hashPassword } from '../accounts/password-hash';
import { runOnce } from '../database/run-once';
import type { Database } from '../database/tables';
import type { SampleAccount } from './sample-accounts';
import { SAMPLE_ACCOUNTS } from './sample-accounts';

const HOUR = 3_600_000;

/** When the temporary passwords of the samples end: after every test, or long ago. */
const ENDS = { begun: new Date('2099-12-31T00:00:00Z'), ended: new Date('2020-01-01T00:00:00Z') };

/** Each password is hashed once, since hashing is slow: samples with the same one share its salt, which real accounts never do. */
async function hashedPasswords(): Promise<ReadonlyMap<string, string>> {
  const passwords = new Set(
    SAMPLE_ACCOUNTS.flatMap(({ password, temporary }) =>
      [password, temporary?.password].filter((one) => one !== undefined),
    ),
  );
  return new Map(
    await Promise.all([...passwords].map(async (one) => [one, await hashPassword(one)] as const)),
  );
}

/**
 * Puts the accounts of testers on record, whose passwords are published: for developer environments only. A registry whose samples were
 * loaded before there were accounts gets them too, as far as it has their entities.
 */
export const loadSampleAccounts = (db: Kysely<Database>, now: Date): Promise<boolean> =>
  runOnce(db, 'sample accounts', '1', async (tx) => {
    const hashes = await hashedPasswords();
    const entities = await tx
      .selectFrom('entity')
      .select('entity_id')
      .where(
        'entity_id',
        'in',
        SAMPLE_ACCOUNTS.flatMap(({ entityId = [] }) => entityId),
      )
      .limit(SAMPLE_ACCOUNTS.length)
      .execute();
    const onRecord = new Set(entities.map(({ entity_id }) => entity_id));
    const rows = SAMPLE_ACCOUNTS.filter(
      ({ entityId }) => entityId === undefined || onRecord.has(entityId),
    ).map((account) => accountRow(account, hashes, now));
    await tx.insertInto('account').values(rows).execute();
  });

function accountRow(account: SampleAccount, hashes: ReadonlyMap<string, string>, now: Date) {
  const { userId, name, email, roles = [], entityId, state = 'active', password, temporary } = account;
  return {
    account_id: `sample-${userId}`,
    kind: entityId === undefined ? ('staff' as const) : ('secureFiling' as const),
    user_id: userId,
    name,
    email,
    roles: [...roles],
    entity_id: entityId ?? null,
    state,
    password_hash: hashes.get(password ?? '') ?? null,
    temporary_hash: hashes.get(temporary?.password ?? '') ?? null,
    temporary_ends_at: temporary === undefined ? null : ENDS[temporary.has],
    created_at: new Date(now.getTime() - TEMPORARY_PASSWORD_HOURS * HOUR),
  };
}
