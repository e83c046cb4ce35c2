import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '#api';
import type { Database } from '../database/tables';

type PendingFiling = components['schemas']['PendingFiling'];
type AuditEntry = components['schemas']['AuditEntry'];
type PiiRequest = components['schemas']['PiiRequest'];

/** Stores a provider's name for a user. Nothing is decided by it: it is only displayed. */
export async function keepStaffName(db: Kysely<Database>, userId: string, name: string): Promise<void> {
  await db
    .insertInto('staff_name')
    .values({ user_id: userId, name })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ name }))
    .execute();
}

/**
 * The names of people by their user IDs: what their account here says, else what their sign-on provider calls them. Wherever staff read of
 * one another, the name is found here.
 */
async function namesOf(db: Kysely<Database>, userIds: readonly (string | undefined)[]) {
  const wanted = [...new Set(userIds)].filter((one): one is string => one !== undefined && one !== '');
  if (wanted.length === 0) return new Map<string, string>();
  const ofProvider = await db
    .selectFrom('staff_name')
    .selectAll()
    .where('user_id', 'in', wanted)
    .limit(wanted.length)
    .execute();
  const ofAccounts = await db
    .selectFrom('account')
    .select(['user_id', 'name'])
    .where('kind', '=', 'staff')
    // As the index of accounts has them, which differ in more than case.
    .where(
      sql<string>`lower(user_id)`,
      'in',
      wanted.map((userId) => userId.toLowerCase()),
    )
    .limit(wanted.length)
    .execute();
  const rows = [...ofProvider, ...ofAccounts];
  return new Map(rows.map(({ user_id, name }) => [user_id, name]));
}

/** What a user is called: by their user ID where no name is known. */
export const staffNameOf = async (db: Kysely<Database>, userId: string): Promise<string> =>
  (await namesOf(db, [userId])).get(userId) ?? userId;

/** Filings of the queue with the names of who processes and who has decided them, where they are known. */
export async function withStaffNames(
  db: Kysely<Database>,
  filings: readonly PendingFiling[],
): Promise<PendingFiling[]> {
  const names = await namesOf(
    db,
    filings.flatMap(({ lockUserId, decidedBy }) => [lockUserId, decidedBy]),
  );
  return filings.map((filing) => {
    const holder = names.get(filing.lockUserId);
    const decider = names.get(filing.decidedBy ?? '');
    return {
      ...filing,
      ...(holder !== undefined && { lockUserName: holder }),
      ...(decider !== undefined && { decidedByName: decider }),
    };
  });
}

/** The same for one filing of the queue. */
export const withStaffName = async (db: Kysely<Database>, filing: PendingFiling): Promise<PendingFiling> =>
  (await withStaffNames(db, [filing]))[0] ?? filing;

/** Requests to remove personal data in the same way. */
export async function requestsWithStaffNames(
  db: Kysely<Database>,
  requests: readonly PiiRequest[],
): Promise<PiiRequest[]> {
  const names = await namesOf(
    db,
    requests.map(({ userId }) => userId),
  );
  return requests.map((request) => {
    const userName = names.get(request.userId);
    return { ...request, ...(userName !== undefined && { userName }) };
  });
}

/** The same for entries of the audit log. */
export async function entriesWithStaffNames(
  db: Kysely<Database>,
  entries: readonly AuditEntry[],
): Promise<AuditEntry[]> {
  const names = await namesOf(
    db,
    entries.flatMap(({ userId, details }) => [userId, details.formerHolder]),
  );
  return entries.map((entry) => {
    const userName = names.get(entry.userId);
    const formerHolder = names.get(entry.details.formerHolder ?? '');
    return {
      ...entry,
      ...(userName !== undefined && { userName }),
      details: { ...entry.details, ...(formerHolder !== undefined && { formerHolder }) },
    };
  });
}
