import type { RawBuilder, SqlBool, Transaction } from 'kysely';
import { sql } from 'kysely';
import { CONFIRM_DAYS, PASSCODE_VALID_DAYS } from '#rules';
import type { Registry } from '../../context';
import type { Database } from '../../database/tables';
import { changeAll, mayBeTried } from '../../outbox/set-aside';

const DAY = 86_400_000;

/** No rate limit counts over a longer time. */
const LONGEST_RATE_WINDOW = DAY;

/** Days for which is kept that an address no longer follows a record, with what it had agreed to. */
const ENDED_FOLLOW_DAYS = 400;

/** Days for which a webhook that has ended tells why. */
const ENDED_WEBHOOK_DAYS = 90;

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
  {
    // What was asked for and never confirmed, after its link has ended; and what was ended, once the proof of it is old.
    table: 'follow',
    key: 'follow_id',
    isOld: (registry) =>
      sql`(confirmed_at is null and asked_at < ${ago(registry, CONFIRM_DAYS * DAY)})
        or ended_at < ${ago(registry, ENDED_FOLLOW_DAYS * DAY)}`,
  },
  {
    // Webhooks that have ended, once their holders had time to read why.
    table: 'webhook',
    key: 'webhook_id',
    isOld: (registry) => sql`ended_at < ${ago(registry, ENDED_WEBHOOK_DAYS * DAY)}`,
  },
  {
    // Keys to the open record that were asked for and never made, after their link has ended; and those that were taken back long ago.
    table: 'open_key',
    key: 'open_key_id',
    isOld: (registry) =>
      sql`(made_at is null and asked_at < ${ago(registry, CONFIRM_DAYS * DAY)})
        or taken_back_at < ${ago(registry, ENDED_FOLLOW_DAYS * DAY)}`,
  },
  {
    // Addresses that follow nothing and have neither key nor webhook, once nobody reads the messages any more that name their pages.
    table: 'follower',
    key: 'follower_id',
    isOld: (registry) =>
      sql`created_at < ${ago(registry, CONFIRM_DAYS * DAY)}
        and (told_at is null or told_at < ${ago(registry, ENDED_FOLLOW_DAYS * DAY)})
        and not exists (select from follow where follow.follower_id = follower.follower_id)
        and not exists (select from webhook where webhook.holder_id = follower.follower_id)
        and not exists (select from open_key where open_key.follower_id = follower.follower_id)
        and not exists (select from suppressed_address where suppressed_address.channel = follower.channel
          and suppressed_address.address_key = follower.address_key)`,
  },
  {
    // No report comes as late, and no message is tried any more.
    table: 'text_delivery',
    key: 'message_id',
    isOld: (registry) => sql`changed_at < ${ago(registry, registry.config.outboxDays * DAY)}`,
  },
  {
    // What a job does not try any more, it need not change any more.
    table: 'row_set_aside',
    key: 'subject',
    isOld: (registry) => sql`tried_at < ${ago(registry, DAY)}`,
  },
];

/** The keys of old rows, locked until the end of the transaction, without those that are locked or set aside. */
async function lockOld(
  tx: Transaction<Database>,
  registry: Registry,
  { rows: { table, key, isOld }, limit }: { rows: OldRows; limit: number },
): Promise<string[]> {
  const subject = sql`${`${table}: `}::text || ${sql.ref(key)}::text`;
  const { rows } = await sql<{ key: string }>`
    select ${sql.ref(key)}::text as key from ${sql.table(table)}
    where ${isOld(registry)} and ${mayBeTried('cleanup', subject, registry.clock.now())}
    limit ${limit} for update of ${sql.table(table)} skip locked`.execute(tx);
  return rows.map((row) => row.key);
}

/**
 * Removes old rows of one kind, skipping those that are locked. One that cannot be removed is set aside.
 * @returns how many were removed, and whether there may be more of them
 */
export async function removeOldRows(
  registry: Registry,
  rows: OldRows,
  limit: number,
): Promise<{ removed: number; isMore: boolean }> {
  const { table, key } = rows;
  return registry.db.transaction().execute(async (tx) => {
    const keys = await lockOld(tx, registry, { rows, limit });
    const remove = (some: readonly string[]) =>
      sql`delete from ${sql.table(table)} where ${sql.ref(key)} = any(${some})`.execute(tx);
    const subjectOf = (one: string) => `${table}: ${one}`;
    const batch = { job: 'cleanup', rows: keys, subjectOf, now: registry.clock.now() } as const;
    const removed = await changeAll(registry, tx, batch, remove);
    return { removed, isMore: removed > 0 && keys.length === limit };
  });
}
