import { randomUUID } from 'node:crypto';
import { sql, type UpdateObject } from 'kysely';
import type { Registry } from '../../context';
import { everyRow } from '../../database/every-row';
import type { Database } from '../../database/tables';
import { HttpFailure } from '../../failures/failure';
import { refuseTooMany } from '../../failures/refuse-too-many';
import { endpointUrl } from './endpoint-url';
import { eventsFor, type WebhookEvent } from './messages';
import type { AddressGuard } from './public-address';
import { FORMER_SECRET_MILLISECONDS } from './sign-message';
import type { WebhookRow } from './webhook-rows';

const DAY = 86_400_000;

/** Webhooks that the holder of a key may have at a time, and ask for in a day: each new one sends a message to a stranger. */
const MOST_OF_HOLDER = 10;
const ASKED_A_DAY = 40;
/** Changes of webhooks that a holder may make in a day: sending everything again is much work. */
const CHANGES_A_DAY = 200;

/** Far more than a holder makes in the time that ended webhooks are kept. */
const MOST_ROWS = 5_000;

/** What its holder wants to be sent where. */
export interface NewWebhook {
  holderId: string;
  url: string;
  events: readonly WebhookEvent[];
  /** The position of the log after which sending begins. */
  after: number;
}

/** The webhooks of a holder, oldest first, those that have ended with them. */
export const webhooksOf = ({ db }: Registry, holderId: string): Promise<WebhookRow[]> =>
  everyRow(
    db
      .selectFrom('webhook')
      .selectAll()
      .where('holder_id', '=', holderId)
      .orderBy('created_at')
      .orderBy('webhook_id'),
    MOST_ROWS,
  );

/** @throws HttpFailure 404 for one that the holder does not have */
export async function webhookOf({ db }: Registry, holderId: string, webhookId: string): Promise<WebhookRow> {
  const row = await db
    .selectFrom('webhook')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .where('holder_id', '=', holderId)
    .executeTakeFirst();
  if (row === undefined) throw new HttpFailure(404, 'You have no webhook with this ID.');
  return row;
}

/**
 * Makes a webhook. Nothing but a challenge is sent until its endpoint has repeated that.
 * @throws HttpFailure 422 for an address that nothing is sent to, 409 for one that has a webhook, 429 for too many
 */
export async function makeWebhook(
  registry: Registry,
  guard: AddressGuard,
  { holderId, url: text, events, after }: NewWebhook,
): Promise<WebhookRow> {
  const { db, clock, config } = registry;
  const now = clock.now();
  const limit = { bucket: `webhook:${holderId}`, most: ASKED_A_DAY, windowMilliseconds: DAY };
  await refuseTooMany(db, limit, now, `You may ask for a new webhook ${ASKED_A_DAY} times a day.`);
  const url = await endpointUrl(text, guard, config.webhooksToLoopback);
  const own = (await webhooksOf(registry, holderId)).filter(({ state }) => state !== 'ended');
  const same = own.find((one) => one.url === url);
  if (same !== undefined)
    throw new HttpFailure(
      409,
      `You have a webhook for this address already: ${same.webhook_id}. If you have lost its secret, ask for a new one.`,
    );
  if (own.length >= MOST_OF_HOLDER)
    throw new HttpFailure(409, `You may have ${MOST_OF_HOLDER} webhooks. End one that you do not need.`);
  const made = await db
    .insertInto('webhook')
    .values({
      webhook_id: randomUUID(),
      holder_id: holderId,
      url,
      events: eventsFor(events),
      state: 'unconfirmed',
      position: after,
      created_at: now,
      due_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made === undefined) throw new HttpFailure(409, 'You have a webhook for this address already.');
  return made;
}

/** @throws HttpFailure 404 for a webhook that the holder does not have, 409 for one that has ended, 429 for too many changes */
async function changeWebhook(
  registry: Registry,
  row: WebhookRow,
  change: UpdateObject<Database, 'webhook'>,
): Promise<WebhookRow> {
  const { db, clock } = registry;
  const limit = { bucket: `webhook change:${row.holder_id}`, most: CHANGES_A_DAY, windowMilliseconds: DAY };
  await refuseTooMany(db, limit, clock.now(), `You may change your webhooks ${CHANGES_A_DAY} times a day.`);
  const changed = await db
    .updateTable('webhook')
    .set(change)
    .where('webhook_id', '=', row.webhook_id)
    .where('state', '<>', 'ended')
    .returningAll()
    .executeTakeFirst();
  if (changed === undefined) throw new HttpFailure(409, 'This webhook has ended. Make a new one.');
  return changed;
}

/** Sends again what comes after a position, or goes on where sending has stopped, at once. */
export const sendAgain = (registry: Registry, row: WebhookRow, after?: number): Promise<WebhookRow> =>
  changeWebhook(registry, row, {
    ...(after !== undefined && { position: after }),
    state: row.confirmed_at === null ? 'unconfirmed' : 'active',
    due_at: registry.clock.now(),
    failures: 0,
    failing_since: null,
  });

/**
 * Gives a webhook another secret. The one that its receiver knows counts for another day, also where the answer with the new one was
 * lost and it is asked for once more.
 */
export const giveNewSecret = (registry: Registry, row: WebhookRow): Promise<WebhookRow> => {
  const now = registry.clock.now();
  return changeWebhook(registry, row, {
    secret_version: sql<number>`secret_version + 1`,
    former_secret_version: sql<number>`case when former_secret_until > ${now} then former_secret_version else secret_version end`,
    former_secret_until: new Date(now.getTime() + FORMER_SECRET_MILLISECONDS),
  });
};

/** Ends a webhook; one that has ended stays as it is. */
export async function endWebhook({ db, clock }: Registry, row: WebhookRow): Promise<WebhookRow> {
  const ended = await db
    .updateTable('webhook')
    .set({ state: 'ended', ended_at: clock.now() })
    .where('webhook_id', '=', row.webhook_id)
    .where('state', '<>', 'ended')
    .returningAll()
    .executeTakeFirst();
  return ended ?? row;
}
