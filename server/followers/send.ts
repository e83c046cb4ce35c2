import type { Registry } from '../context';
import type { OutboxPayloads } from '../outbox/outbox-payloads';
import { isSuppressed, suppress } from './suppression';
import { reportDelivery, reportOf, tryDelivery } from './text-deliveries';

/**
 * Sends a mail. One that can be stopped is not sent to an address that wants no message any more, also where it had been queued before; what a
 * filer or an account has asked for themselves goes out all the same.
 */
export async function sendMail(
  { db, providers }: Registry,
  { to, subject, text, headers }: OutboxPayloads['mail'],
  outboxId: string,
): Promise<void> {
  if (headers !== undefined && (await isSuppressed(db, { channel: 'email', address: to }))) return;
  await providers.mail.send({
    messageId: `<${outboxId}.outbox@business-registry>`,
    to,
    subject,
    text,
    ...(headers && { headers }),
  });
}

/**
 * Sends a text message; none but a reply goes to a number that wants no message. One whose first try had no answer is sent again only where the
 * provider has not taken it.
 */
export async function sendText(
  registry: Registry,
  { to, text, isReply }: OutboxPayloads['text'],
  messageId: string,
): Promise<void> {
  const { db, clock, providers, log } = registry;
  if (isReply !== true && (await isSuppressed(db, { channel: 'text', address: to }))) return;
  const { delivery, triedAt } = await tryDelivery(db, messageId, clock.now());
  if (delivery !== 'tried') return;
  const answer = await providers.texts.send({ messageId, to, text, ...(triedAt && { triedAt }) });
  await reportDelivery(registry, messageId, reportOf(answer));
  if (answer.kind === 'taken') return;
  log.warn({ messageId, code: answer.code }, 'the provider of text messages refused a message');
  if (answer.isOptedOut)
    await suppress(db, { channel: 'text', address: to }, { reason: 'provider', now: clock.now() });
}
