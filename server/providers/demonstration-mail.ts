import type { MailProvider } from '../ports/mail-port';

export const DEMONSTRATION = 'Demonstration, no legal effect';

/** Says in subject and text of every message that it has no legal effect; for all environments but production. */
export const demonstrationMail = (mail: MailProvider): MailProvider => ({
  send: ({ subject, text, ...message }) =>
    mail.send({ ...message, subject: `[${DEMONSTRATION}] ${subject}`, text: `${DEMONSTRATION}\n\n${text}` }),
});
