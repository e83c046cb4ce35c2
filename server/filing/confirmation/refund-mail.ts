import type { Filing, RefundCause } from '#rules';
import { filerEmail, REFUNDED, refundMessage, englishOf } from '#rules';
import type { OutboxPayloads } from '../../outbox/outbox-payloads';
import { OFFICE } from '../../settings/environments';

/**
 * The mail to the filer about a refund, with its cause; undefined where the filing gives no address.
 * @param filer the reference of the filing, and the address at which it can be continued
 */
export function refundMail(
  filing: Filing,
  cause: RefundCause,
  { refId, address }: { refId: string; address: string },
): OutboxPayloads['mail'] | undefined {
  const to = filerEmail(filing);
  if (to === '') return undefined;
  return {
    to,
    refId,
    subject: `Payment refunded: ${filing.transactionDescription}`,
    text: [
      englishOf(refundMessage(cause)),
      REFUNDED,
      `What can be done now: ${address}`,
      '',
      OFFICE.name,
    ].join('\n'),
  };
}
