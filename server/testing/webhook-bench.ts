import { randomUUID } from 'node:crypto';
import type { Registry } from '../context';
import { changeEntity } from '../entities/change-entity';
import { holderOfKey } from '../open-keys/find-key';
import { neededHolder } from '../open/key-holder';
import { lastPosition } from '../open/log-watch';
import { makeWebhook, webhookOf } from '../open/webhooks/manage-webhooks';
import { sendingOf } from '../open/webhooks/sender';
import { sendTurn, type Sending } from '../open/webhooks/send-turn';
import { secretOf } from '../open/webhooks/sign-message';
import { claimWebhooks, type WebhookRow } from '../open/webhooks/webhook-rows';
import { makeKeyOf } from './open-key';
import { openTestRegistry, type TestRegistry } from './open-test-registry';
import { webhookReceiver, type WebhookReceiver } from './webhook-receiver';

/** Somebody who may have webhooks: an address with a key. */
export async function newHolder(registry: Registry): Promise<string> {
  const key = await makeKeyOf(registry, `${randomUUID()}@webhooks.example`);
  return neededHolder(await holderOfKey(registry.db, `Bearer ${key}`));
}

/** A registry with an endpoint, and what the tests of webhooks do with them. */
export interface WebhookBench {
  open: TestRegistry;
  /** Whose webhooks they are unless said otherwise. */
  holderId: string;
  receiver: WebhookReceiver;
  /** Changes a record as the office's clock does. */
  change(reportMonth: number): Promise<unknown>;
  /** Where the log ends. */
  end(): Promise<number>;
  make(given?: Partial<Parameters<typeof makeWebhook>[2]>): Promise<WebhookRow>;
  /** A webhook whose endpoint has repeated the challenge. */
  confirmed(given?: Parameters<WebhookBench['make']>[0]): Promise<WebhookRow>;
  /** A webhook as it is now. */
  now(row: WebhookRow): Promise<WebhookRow>;
  secret(row: WebhookRow, version?: number): string;
  /** Sends what is due, as long as there is any. */
  sendDue(sending?: Sending): Promise<void>;
  /** Moves the clock on. */
  letPass(milliseconds: number): Promise<void>;
  /** The months of the changes that the endpoint got. */
  months(): number[];
}

/** Opens it for the tests of a file, with another endpoint for each. */
export function webhookBench(): WebhookBench {
  const bench = {} as WebhookBench;
  const registry = () => bench.open.registry;
  beforeAll(async () => {
    bench.open = await openTestRegistry({ webhooksToLoopback: true });
    bench.holderId = await newHolder(registry());
  }, 60_000);
  afterAll(() => bench.open.close());
  beforeEach(async () => {
    bench.receiver = await webhookReceiver();
  });
  afterEach(async () => {
    await bench.receiver.close();
    await registry().db.deleteFrom('webhook').execute();
    await registry().db.deleteFrom('rate_window').execute();
    await registry().clock.moveTo(null);
  });
  return Object.assign(bench, {
    change: (reportMonth: number) =>
      registry()
        .db.transaction()
        .execute((tx) =>
          changeEntity(tx, '20101000001', [{ set: { reportMonth } }], {
            cause: 'housekeeping',
            at: registry().clock.now(),
          }),
        ),
    end: () => lastPosition(registry().db),
    make: async (given = {}) =>
      makeWebhook(registry(), sendingOf(registry()).guard, {
        holderId: bench.holderId,
        url: bench.receiver.url,
        events: ['record', 'filing'],
        after: await bench.end(),
        ...given,
      }),
    async confirmed(given) {
      const row = await bench.make(given);
      await bench.sendDue();
      bench.receiver.received.splice(0);
      return bench.now(row);
    },
    now: ({ holder_id: holderId, webhook_id: id }) => webhookOf(registry(), holderId, id),
    secret: ({ webhook_id: webhookId }, version = 1) =>
      secretOf(registry().config.passcodeSecret, { webhookId, version }),
    async sendDue(sending = sendingOf(registry())) {
      for (;;) {
        const { db, clock } = registry();
        const rows = await claimWebhooks(db, clock.now(), { limit: 10, except: [] });
        if (rows.length === 0) return;
        await Promise.all(rows.map((row) => sendTurn(registry(), row, sending)));
      }
    },
    letPass: (milliseconds) =>
      registry().clock.moveTo(new Date(registry().clock.now().getTime() + milliseconds)),
    months: () =>
      bench.receiver.received.map(({ data }) => (data.after as { reportMonth: number }).reportMonth),
  } satisfies Omit<WebhookBench, 'open' | 'holderId' | 'receiver'>);
}
