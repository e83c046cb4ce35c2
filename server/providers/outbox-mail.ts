import type { MailProvider } from './mail-port';

/** Delivers nowhere: the outbox keeps every message, and the developer panel shows it. */
export const outboxMailProvider: MailProvider = { send: () => Promise.resolve() };
