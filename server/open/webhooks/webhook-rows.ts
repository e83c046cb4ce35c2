import { sql, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Database } from '../../database/tables';
import type { WebhookTable } from '../../database/tables/webhooks';

export type WebhookRow = Selectable<WebhookTable>;

/** Longer than one message takes: a webhook of a server that was killed is free again after this time. */
const LEASE_SECONDS = 25;

const fromNow = (seconds: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`;

/** Which webhooks are taken, and how many. */
interface Claim {
  limit: number;
  /** Holders who have enough under way. */
  except: readonly string[];
}

/**
 * Takes webhooks that have something to send: who waits longest comes first. Other servers skip them until the lease ends. One statement, so
 * that a server that is killed at any moment either has them or has left them.
 */
export function claimWebhooks(
  db: Kysely<Database>,
  now: Date,
  { limit, except }: Claim,
): Promise<WebhookRow[]> {
  const due = db
    .selectFrom('webhook')
    .select('webhook_id')
    .where('state', 'in', ['unconfirmed', 'active'])
    .where('due_at', '<=', now)
    .$if(except.length > 0, (query) => query.where('holder_id', 'not in', except))
    .where(({ eb, or }) =>
      or([eb('held_until', 'is', null), eb('held_until', '<=', sql<Date>`clock_timestamp()`)]),
    )
    // Whoever took his key back, and has no other, cannot end a webhook any more.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('open_key')
          .select('open_key_id')
          .whereRef('follower_id', '=', 'holder_id')
          .where('made_at', 'is not', null)
          .where('taken_back_at', 'is', null),
      ),
    )
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('state', '=', 'unconfirmed'),
        eb(
          'position',
          '<',
          selectFrom('public_change').select(({ fn }) => fn.max('position').as('last')),
        ),
      ]),
    )
    .orderBy('due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('webhook')
    .set({ held_until: fromNow(LEASE_SECONDS), lease: sql<number>`lease + 1` })
    .where('webhook_id', 'in', due)
    .returningAll()
    .execute();
}

const held = (db: Kysely<Database>, { webhook_id, lease }: WebhookRow) =>
  db.updateTable('webhook').where('webhook_id', '=', webhook_id).where('lease', '=', lease);

/**
 * Notes what came of a message, and keeps the webhook for the next one. What its holder did meanwhile (another position, its end) counts
 * more.
 * @returns the webhook as it goes on; undefined where this server has it no more, or its holder has changed it
 */
export const noteOutcome = (
  db: Kysely<Database>,
  row: WebhookRow,
  outcome: Updateable<WebhookTable>,
): Promise<WebhookRow | undefined> =>
  held(db, row)
    .where('position', '=', row.position)
    .where('state', '=', row.state)
    .set({ ...outcome, held_until: fromNow(LEASE_SECONDS) })
    .returningAll()
    .executeTakeFirst();

/** Lets others have the webhook. */
export async function releaseWebhook(db: Kysely<Database>, row: WebhookRow): Promise<void> {
  await held(db, row).set({ held_until: null }).execute();
}
