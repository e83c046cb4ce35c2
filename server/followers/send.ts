import type { Registry } from '../context';
import type { OutboxPayloads } from '../outbox/outbox-payloads';
import { isSuppressed } from './suppression';

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

/** Sends a text message; none but a reply goes to a number that wants no message. */
export async function sendText(
  { db, providers }: Registry,
  { to, text, isReply }: OutboxPayloads['text'],
  outboxId: string,
): Promise<void> {
  if (isReply !== true && (await isSuppressed(db, { channel: 'text', address: to }))) return;
  await providers.texts.send({ messageId: outboxId, to, text });
}
