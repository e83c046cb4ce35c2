import { readFile } from 'node:fs/promises';
import type { Transporter } from 'nodemailer';
import { isLoopback } from '../settings/loopback';
import type { MailProvider } from '../ports/mail-port';
import { ProviderUnavailable } from '../ports/provider-unavailable';

const TIMEOUT_MILLISECONDS = 10_000;

/** The mail server, as the operator names it. */
interface MailSettings {
  /** `smtps://` for TLS from the first byte, `smtp://` for TLS from STARTTLS on; with the user and the password. */
  smtpUrl: string;
  mailFrom: string;
  /** Certificates, as PEM, of an authority that only this office knows. */
  smtpCaFile?: string;
}

/** Mail and passwords are sent under TLS only, whatever the server at the other end offers. */
const needsTls = (url: URL): boolean => url.username !== '' || !isLoopback(url);

async function openTransport({ smtpUrl, smtpCaFile }: MailSettings): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const url = new URL(smtpUrl);
  const isImplicit = url.protocol === 'smtps:';
  const { username, password, hostname, port } = url;
  return createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (isImplicit ? 465 : 587)),
    secure: isImplicit,
    requireTLS: needsTls(url),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    tls: {
      minVersion: 'TLSv1.2',
      ...(smtpCaFile === undefined ? {} : { ca: await readFile(smtpCaFile, 'utf8') }),
    },
    connectionTimeout: TIMEOUT_MILLISECONDS,
    greetingTimeout: TIMEOUT_MILLISECONDS,
    socketTimeout: TIMEOUT_MILLISECONDS,
  });
}

/** Sends mail through a mail server, which is first called with the first message. */
export function smtpMailProvider(settings: MailSettings): MailProvider {
  let transport: Promise<Transporter> | undefined;
  return {
    async send({ messageId, to, subject, text, headers }) {
      try {
        transport ??= openTransport(settings);
        await (await transport).sendMail({ from: settings.mailFrom, to, subject, text, messageId, headers });
      } catch (cause) {
        // A file of certificates that could not be read may be there the next time.
        await transport?.catch(() => (transport = undefined));
        throw new ProviderUnavailable('mail', { cause });
      }
    },
  };
}
