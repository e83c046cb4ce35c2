/** A letter, ready to be printed. */
export interface Letter {
  /** Stable across retries, so that a letter handed over twice is recognized as one. */
  letterId: string;
  pdf: Buffer;
}

/** Mail on paper. Letters reach it through the outbox only, after the transaction that made them. */
export interface LetterProvider {
  /** @throws ProviderUnavailable when the letter was not taken. */
  send(letter: Letter): Promise<void>;
}
