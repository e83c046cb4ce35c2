import { webhookMessage, type WebhookEnd } from '#rules';
import type { Kysely, Updateable } from 'kysely';
import type { Registry } from '../../context';
import type { Database } from '../../database/tables';
import type { WebhookTable } from '../../database/tables/webhooks';
import { noticeMail } from '../../followers/notice-mail';
import { isSuppressed } from '../../followers/suppression';
import { enqueueJob } from '../../outbox/outbox';
import { noteOutcome, type WebhookRow } from './webhook-rows';

/** Queues the mail that nothing is sent any more, unless its holder wants no messages. */
async function tellHolder(
  { config, clock }: Registry,
  tx: Kysely<Database>,
  { holder_id, url }: WebhookRow,
  end: WebhookEnd,
): Promise<void> {
  const holder = await tx
    .selectFrom('follower')
    .selectAll()
    .where('follower_id', '=', holder_id)
    .executeTakeFirstOrThrow();
  if (await isSuppressed(tx, holder)) return;
  const { subject, what, how } = webhookMessage;
  const payload = noticeMail(config, holder, { subject, lines: [what(end, url), '', how] });
  await enqueueJob(tx, { kind: 'mail', payload, dueAt: clock.now(), now: clock.now() });
}

/** Notes what came of a message; its holder is told, once, where nothing more is sent because of it. */
export async function noteAndTell(
  registry: Registry,
  row: WebhookRow,
  outcome: Updateable<WebhookTable>,
): Promise<WebhookRow | undefined> {
  const { state } = outcome;
  if (state !== 'paused' && state !== 'ended') return noteOutcome(registry.db, row, outcome);
  return registry.db.transaction().execute(async (tx) => {
    const noted = await noteOutcome(tx, row, outcome);
    if (noted !== undefined) await tellHolder(registry, tx, noted, state);
    return noted;
  });
}
