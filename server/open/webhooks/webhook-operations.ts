import type { openComponents } from '#api';
import { refuseBeyond } from '../changes';
import { lastPosition } from '../log-watch';
import type { OpenHandlers, OpenInput, OpenOperationId, OpenRegistry } from '../operation';
import { endWebhook, giveNewSecret, makeWebhook, sendAgain, webhookOf, webhooksOf } from './manage-webhooks';
import { sendingOf } from './sender';
import { secretOf } from './sign-message';
import type { WebhookRow } from './webhook-rows';

type Webhook = openComponents['schemas']['Webhook'];
type OfOne = 'openWebhook' | 'openSendWebhook' | 'openNewWebhookSecret' | 'openEndWebhook';
type WebhookOperation = OfOne | 'openWebhooks' | 'openMakeWebhook';

/** What a holder reads, and a secret above all, is in no cache. */
const HEADERS = { 'cache-control': 'no-store' };

const moment = (at: Date | null) => at?.toISOString() ?? null;

/** A webhook as its holder reads it (`Webhook` of the contract). */
const toldWebhook = (row: WebhookRow): Webhook => ({
  id: row.webhook_id,
  url: row.url,
  events: row.events as Webhook['events'],
  state: row.state,
  position: Number(row.position),
  createdAt: row.created_at.toISOString(),
  confirmedAt: moment(row.confirmed_at),
  deliveredAt: moment(row.delivered_at),
  endedAt: moment(row.ended_at),
  failing: row.failing_since && {
    since: row.failing_since.toISOString(),
    times: row.failures,
    reason: row.last_failure ?? '',
    nextTryAt: row.state === 'active' || row.state === 'unconfirmed' ? row.due_at.toISOString() : null,
  },
});

const told = (row: WebhookRow) => ({ json: toldWebhook(row), headers: HEADERS });

const toldWithSecret = ({ config }: OpenRegistry, row: WebhookRow) => {
  const secret = secretOf(config.passcodeSecret, { webhookId: row.webhook_id, version: row.secret_version });
  return { json: { ...toldWebhook(row), secret }, headers: HEADERS };
};

/** The webhook that is asked for, if it is the caller's. */
const asked = async <Id extends OfOne & OpenOperationId>(
  open: OpenRegistry,
  { path, holder }: OpenInput<Id>,
) => webhookOf(open, holder(), path.webhook);

/** Webhooks of the holder of a key (T4-push). */
export const webhookOperations: OpenHandlers<WebhookOperation> = {
  async openWebhooks(open, { holder }) {
    const rows = await webhooksOf(open, holder());
    return { json: { webhooks: rows.map(toldWebhook) }, headers: HEADERS };
  },

  async openMakeWebhook(open, { holder, body: { url, events, after } }) {
    const holderId = holder();
    if (after !== undefined) await refuseBeyond(open, after);
    const row = await makeWebhook(open, sendingOf(open).guard, {
      holderId,
      url,
      events: events ?? ['record', 'filing'],
      after: after ?? (await lastPosition(open.db)),
    });
    return toldWithSecret(open, row);
  },

  openWebhook: async (open, input) => told(await asked(open, input)),

  async openSendWebhook(open, input) {
    const row = await asked(open, input);
    const { after } = input.body;
    if (after !== undefined) await refuseBeyond(open, after);
    return told(await sendAgain(open, row, after));
  },

  openNewWebhookSecret: async (open, input) =>
    toldWithSecret(open, await giveNewSecret(open, await asked(open, input))),

  openEndWebhook: async (open, input) => told(await endWebhook(open, await asked(open, input))),
};
