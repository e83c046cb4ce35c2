import type { TextProvider } from '../ports/text-port';

/** Sends nothing: every message stays in the outbox, and the developer panel shows it. */
export const outboxTextProvider: TextProvider = {
  send: ({ messageId }) => Promise.resolve({ kind: 'taken', providerId: messageId }),
};
