import { formatOfficeDateTime, PATHS, presentName, type Filing } from '#rules';
import { OFFICE } from '../../settings/environments';
import type { OutboxPayloads } from '../../outbox/outbox-payloads';

interface Saved {
  refId: string;
  filing: Filing;
  to: string;
  link: string;
  keptUntil: Date;
}

/**
 * The mail with the link to a filing that was saved for later. It contains neither the code nor the reference, and its token is in the
 * fragment, which no browser sends to a server: the mail alone gives no access.
 */
export const returnMail = (
  publicUrl: string,
  { refId, filing, to, link, keptUntil }: Saved,
): OutboxPayloads['mail'] => ({
  to,
  refId,
  subject: `Continue your filing: ${filing.transactionDescription}`,
  text: [
    'You have saved a filing to finish later.',
    '',
    `Filing: ${filing.transactionDescription}`,
    ...(presentName(filing) === '' ? [] : [`Name: ${presentName(filing)}`]),
    `Kept until: ${formatOfficeDateTime(keptUntil.toISOString())}, and longer each time that you change it`,
    '',
    `Continue: ${publicUrl}${PATHS.continueFiling}#${link}`,
    '',
    'The link works once, and asks for the return code that you were shown. This mail does not hold the code.',
    `Without the link, enter the code at ${publicUrl}${PATHS.continueFiling}.`,
    '',
    OFFICE.name,
  ].join('\n'),
});
