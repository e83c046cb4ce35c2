/** A text message. */
export interface TextMessage {
  /** Stable across retries, so that a message sent twice is recognized as one. */
  messageId: string;
  /** Ten digits. */
  to: string;
  text: string;
  /** When it was given to the provider before without a known answer: the provider may have taken it. */
  triedAt?: Date;
}

/** What a provider makes of a message that it has read: it takes it on, or will never send it. */
export type TextAnswer =
  | { kind: 'taken'; providerId: string }
  | { kind: 'refused'; code: string; /** The owner of the number wants no messages. */ isOptedOut: boolean };

/** Text messages. They reach it through the outbox only, after the transaction that made them. */
export interface TextProvider {
  /** @throws ProviderUnavailable when the message was not taken, or nobody knows whether it was. */
  send(message: TextMessage): Promise<TextAnswer>;
}
