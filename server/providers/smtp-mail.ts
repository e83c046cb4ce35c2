import type { Transporter } from 'nodemailer';
import type { MailProvider } from './mail-port';
import { ProviderUnavailable } from './provider-unavailable';

const TIMEOUT_MILLISECONDS = 10_000;

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: TIMEOUT_MILLISECONDS,
    greetingTimeout: TIMEOUT_MILLISECONDS,
    socketTimeout: TIMEOUT_MILLISECONDS,
  });
}

/** Sends mail through a mail server, which is first called with the first message. */
export function smtpMailProvider(url: string, from: string): MailProvider {
  let transport: Promise<Transporter> | undefined;
  return {
    async send({ messageId, to, subject, text }) {
      transport ??= openTransport(url);
      try {
        await (await transport).sendMail({ from, to, subject, text, messageId });
      } catch (cause) {
        throw new ProviderUnavailable('mail', { cause });
      }
    },
  };
}
