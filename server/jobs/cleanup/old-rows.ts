import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { PASSCODE_VALID_DAYS } from '#rules';
import type { Registry } from '../../context';
import type { Database } from '../../database/tables';

const DAY = 86_400_000;

/** No rate limit counts over a longer time. */
const LONGEST_RATE_WINDOW = DAY;

/** Rows that nothing needs any more. */
interface OldRows {
  table: keyof Database;
  key: string;
  isOld(registry: Registry): RawBuilder<SqlBool>;
}

const ago = ({ clock }: Registry, milliseconds: number): Date =>
  new Date(clock.now().getTime() - milliseconds);

export const OLD_ROWS: readonly OldRows[] = [
  {
    // Failed jobs stay for operators to look at, and refunds stay for good.
    table: 'outbox',
    key: 'outbox_id',
    isOld: (registry) =>
      sql`state = 'done' and kind <> 'refund' and finished_at < ${ago(registry, registry.config.outboxDays * DAY)}`,
  },
  {
    // Identities that were verified and never named by a filing; named ones go with their filing.
    table: 'agent_history',
    key: 'agent_history_id',
    isOld: (registry) =>
      sql`submission_key is null and created_at < ${ago(registry, registry.config.draftDays * DAY)}`,
  },
  {
    // An expired hold on a name blocks nobody.
    table: 'name_holding',
    key: 'name_key',
    isOld: ({ clock }) => sql`expires_at <= ${clock.now()}`,
  },
  {
    // An expired hold on an entity's transaction blocks nobody; the hold of a filing that waits for staff does not expire.
    table: 'transaction_holding',
    key: 'submission_key',
    isOld: ({ clock }) => sql`expires_at <= ${clock.now()}`,
  },
  {
    // A used, replaced or expired passcode is answered as one that never was.
    table: 'passcode',
    key: 'passcode_id',
    isOld: (registry) => sql`issued_at < ${ago(registry, (PASSCODE_VALID_DAYS + 2) * DAY)}`,
  },
  {
    // Individuals are kept for their passcodes alone.
    table: 'individual',
    key: 'individual_id',
    isOld: (registry) => sql`created_at < ${ago(registry, DAY)}
      and not exists (select from passcode where passcode.individual_id = individual.individual_id)`,
  },
  {
    table: 'passcode_tries',
    key: 'caller',
    isOld: (registry) => sql`tried_at < ${ago(registry, DAY)}`,
  },
  {
    table: 'secure_filing_session',
    key: 'token_digest',
    isOld: ({ clock }) => sql`ends_at <= ${clock.now()}`,
  },
  {
    // No wait is as long.
    table: 'login_attempt',
    key: 'subject',
    isOld: (registry) => sql`last_at < ${ago(registry, LONGEST_RATE_WINDOW)}`,
  },
  {
    table: 'rate_window',
    key: 'bucket',
    isOld: (registry) => sql`started_at < ${ago(registry, LONGEST_RATE_WINDOW)}`,
  },
];

/**
 * Removes old rows of one kind, skipping those that are locked.
 *
 * @returns how many were removed
 */
export async function removeOldRows(
  registry: Registry,
  { table, key, isOld }: OldRows,
  limit: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with old as materialized (
      select ${sql.ref(key)} from ${sql.table(table)} where ${isOld(registry)}
      limit ${limit} for update skip locked
    )
    delete from ${sql.table(table)} where ${sql.ref(key)} in (select ${sql.ref(key)} from old)`.execute(
    registry.db,
  );
  return Number(numAffectedRows);
}
