import { domainToASCII } from 'node:url';

/** Where dots of the name do not matter either. */
const WITHOUT_DOTS = ['gmail.com', 'googlemail.com'];

/**
 * One spelling for the addresses that reach the same mailbox, so that a limit on mails counts them together: letters of either case, what
 * follows a plus sign, and where they do not matter dots. It is compared and counted; nothing is mailed to it.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const written = address.slice(at + 1).replace(/\.$/, '');
  const domain = domainToASCII(written) || written;
  const [name = ''] = address.slice(0, at).replaceAll('"', '').split('+');
  return WITHOUT_DOTS.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
