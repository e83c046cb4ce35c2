import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from '../../context';
import { describeError } from '../../failures/describe-error';
import { guardAddresses } from './public-address';
import { sendTurn, type Sending } from './send-turn';
import { claimWebhooks, type WebhookRow } from './webhook-rows';

/** Webhooks that one server sends to at once, and those of one holder: slow endpoints of his leave room for the others. */
const AT_ONCE = 24;
const OF_HOLDER = 6;

const IDLE_MILLISECONDS = 500;

/** Sends webhooks until it is stopped. Any number may run, here and on other servers. */
export interface Sender {
  /** Resolves once the messages under way have been answered. */
  stop(): Promise<void>;
}

/** How a registry sends: to public addresses, and where tests want it to this machine itself. */
export const sendingOf = ({ config }: Registry): Sending => ({
  guard: guardAddresses(config.webhooksToLoopback),
});

/** Holders who have as many webhooks under way as one may. */
function busyHolders(running: ReadonlySet<WebhookRow>): string[] {
  const counts = new Map<string, number>();
  for (const { holder_id: holder } of running) counts.set(holder, (counts.get(holder) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= OF_HOLDER).map(([holder]) => holder);
}

/** Sends each webhook by itself, so that an endpoint that is slow to answer delays no other. */
export function startSender(registry: Registry, sending: Sending = sendingOf(registry)): Sender {
  const { db, clock, log } = registry;
  const stopping = new AbortController();
  const running = new Set<WebhookRow>();
  const turns = new Set<Promise<void>>();

  const begin = (row: WebhookRow) => {
    running.add(row);
    const turn = sendTurn(registry, row, { ...sending, until: stopping.signal })
      .catch((error: unknown) => {
        log.warn({ webhookId: row.webhook_id, error: describeError(error) }, 'a webhook could not be sent');
      })
      .finally(() => {
        running.delete(row);
        turns.delete(turn);
      });
    turns.add(turn);
  };

  /** Begins what is due; answers how many there were. */
  const look = async (): Promise<number> => {
    if (running.size >= AT_ONCE) return 0;
    await clock.refresh();
    const claim = { limit: AT_ONCE - running.size, except: busyHolders(running) };
    const rows = await claimWebhooks(db, clock.now(), claim);
    for (const row of rows) begin(row);
    return rows.length;
  };

  const loop = async () => {
    while (!stopping.signal.aborted) {
      const begun = await look().catch((error: unknown) => {
        log.error({ error: describeError(error) }, 'the webhooks could not be read');
        return 0;
      });
      if (begun === 0)
        await pause(IDLE_MILLISECONDS, undefined, { signal: stopping.signal, ref: false }).catch(
          () => undefined,
        );
    }
  };

  const ended = loop();
  return {
    async stop() {
      stopping.abort();
      await ended;
      await Promise.all(turns);
    },
  };
}
