/** A text message. */
export interface TextMessage {
  /** Stable across retries, so that a message sent twice is recognized as one. */
  messageId: string;
  /** Ten digits. */
  to: string;
  text: string;
}

/** Text messages. They reach it through the outbox only, after the transaction that made them. */
export interface TextProvider {
  /** @throws ProviderUnavailable when the message was not taken. */
  send(message: TextMessage): Promise<void>;
}
