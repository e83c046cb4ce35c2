/** A message in plain text. */
export interface MailMessage {
  /** Stable across retries, so that a message sent twice is recognized as one. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  /** Headers beside the usual ones, by name, as those by which a mail program stops such messages. */
  headers?: Readonly<Record<string, string>>;
}

/** Electronic mail. Messages reach it through the outbox only, after the transaction that made them. */
export interface MailProvider {
  /** @throws ProviderUnavailable when the message was not taken. */
  send(message: MailMessage): Promise<void>;
}
