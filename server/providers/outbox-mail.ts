import type { MailProvider } from '../ports/mail-port';

/** Sends nothing: every message stays in the outbox, and the developer panel shows it. */
export const outboxMailProvider: MailProvider = { send: () => Promise.resolve() };
