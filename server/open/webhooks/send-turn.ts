import type { Registry } from '../../context';
import { confirmationMessage, nextMessage } from './messages';
import { afterChallenge, afterChange } from './outcome';
import { withEndpoint, type Post, type Sent } from './post-message';
import type { AddressGuard } from './public-address';
import { challengeOf, secretOf, signedHeaders, type Message } from './sign-message';
import { noteAndTell } from './tell-holder';
import { noteOutcome, releaseWebhook, type WebhookRow } from './webhook-rows';

/** How long a webhook is sent to before others have their turn. */
const TURN_MILLISECONDS = 5_000;

/** Pause after an error of the registry itself. */
const AFTER_ERROR_MILLISECONDS = 60_000;

/** What sends to endpoints. */
export interface Sending {
  guard: AddressGuard;
  /** Longest that an endpoint may take to answer, in milliseconds. */
  patience?: number;
  /** Tells when no further message is begun. */
  until?: AbortSignal;
}

/** The secrets that a message is signed with: for a day the former one as well. */
function secretsOf({ config, clock }: Registry, row: WebhookRow): string[] {
  const { webhook_id: webhookId, former_secret_version: former, former_secret_until: until } = row;
  const isFormerGood = former !== null && until !== null && until > clock.now();
  const versions = isFormerGood ? [row.secret_version, former] : [row.secret_version];
  return versions.map((version) => secretOf(config.passcodeSecret, { webhookId, version }));
}

const send = (registry: Registry, row: WebhookRow, post: Post, message: Message): Promise<Sent> =>
  post(signedHeaders(message, secretsOf(registry, row), new Date()), message.body);

/** Sends one message and notes what came of it; undefined where there is nothing more to send now. */
async function sendNext(registry: Registry, row: WebhookRow, post: Post): Promise<WebhookRow | undefined> {
  const { db, clock, config } = registry;
  if (row.state === 'unconfirmed') {
    const challenge = challengeOf(config.passcodeSecret, row.webhook_id);
    const sent = await send(registry, row, post, confirmationMessage(row, challenge, clock.now()));
    return noteAndTell(registry, row, afterChallenge(row, sent, challenge, clock.now()));
  }
  const { position, message } = await nextMessage(db, row);
  if (message === undefined) {
    await noteOutcome(db, row, { position });
    return undefined;
  }
  const sent = await send(registry, row, post, message);
  return noteAndTell(registry, row, afterChange(row, sent, position, clock.now()));
}

/**
 * Sends what a webhook has to get, message by message, each after the one before was accepted. How far it came is noted after each: a server
 * that is killed has lost none, and the message under way is sent again under the same ID.
 */
export async function sendTurn(
  registry: Registry,
  row: WebhookRow,
  { guard, patience, until }: Sending,
): Promise<void> {
  const { db, clock } = registry;
  const ends = performance.now() + TURN_MILLISECONDS;
  const isDue = (one: WebhookRow | undefined): one is WebhookRow =>
    one !== undefined &&
    (one.state === 'active' || one.state === 'unconfirmed') &&
    one.due_at <= clock.now() &&
    performance.now() < ends &&
    until?.aborted !== true;
  try {
    await withEndpoint(
      row.url,
      guard,
      async (post) => {
        let next: WebhookRow | undefined = row;
        while (isDue(next)) next = await sendNext(registry, next, post);
      },
      patience,
    );
  } catch (error) {
    // It is the registry that failed, not the endpoint: nothing is counted.
    await noteOutcome(db, row, { due_at: new Date(clock.now().getTime() + AFTER_ERROR_MILLISECONDS) });
    throw error;
  } finally {
    await releaseWebhook(db, row);
  }
}
