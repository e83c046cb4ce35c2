import { createTransport } from 'nodemailer';
import type { MailProvider } from './mail-port';
import { ProviderUnavailable } from './provider-unavailable';

const TIMEOUT_MILLISECONDS = 10_000;

/** Sends mail through a mail server. The connection is opened with the first message. */
export function smtpMailProvider(url: string, from: string): MailProvider {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MILLISECONDS,
    greetingTimeout: TIMEOUT_MILLISECONDS,
    socketTimeout: TIMEOUT_MILLISECONDS,
  });
  return {
    async send({ messageId, to, subject, text }) {
      try {
        await transport.sendMail({ from, to, subject, text, messageId });
      } catch (cause) {
        throw new ProviderUnavailable('mail', { cause });
      }
    },
  };
}
