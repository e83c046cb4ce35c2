import { Webhook } from 'standardwebhooks';
import { keyedHash } from '../../keyed-hash';

/** How long messages are signed with the former secret as well, so that a receiver has time to take the new one. */
export const FORMER_SECRET_MILLISECONDS = 86_400_000;

/** Of which webhook, and which of its secrets: each new one has the next number. */
interface SecretOf {
  webhookId: string;
  version: number;
}

/** The secret of a webhook, as Standard Webhooks writes it. It is derived: who reads the database does not learn it. */
export const secretOf = (serverSecret: string, { webhookId, version }: SecretOf): string =>
  `whsec_${keyedHash(serverSecret, 'webhook secret', `${webhookId} ${version}`).toString('base64')}`;

/** What a receiver has to send back to show that it wants the messages. */
export const challengeOf = (serverSecret: string, webhookId: string): string =>
  keyedHash(serverSecret, 'webhook challenge', webhookId).toString('base64url');

/** A message as it is sent. */
export interface Message {
  /** The same however often it is sent, so that a receiver can drop what it has already. */
  id: string;
  body: string;
}

/**
 * The headers of Standard Webhooks, with a signature for each secret.
 * @param at the real time, whatever testers do to the office's clock: a receiver refuses what is old by its own
 */
export const signedHeaders = ({ id, body }: Message, secrets: readonly string[], at: Date) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
});
