import { filedNames, STATE_IN_MESSAGES } from '#rules';
import type { FilingRecord } from '../../database/tables/filings';
import { OFFICE } from '../../settings/environments';
import type { OutboxPayloads } from '../../outbox/outbox-payloads';

/** The messages to those who asked for text notifications: short, and without the address under which a filing could be corrected. */
export function confirmationTexts(
  { effect_state, filing, transaction_id }: FilingRecord,
  refId: string,
): OutboxPayloads['text'][] {
  const { name } = filedNames(filing, effect_state);
  const text =
    `${OFFICE.name}: ${filing.transactionDescription} for ${name} ${STATE_IN_MESSAGES[effect_state]}, ` +
    `document number ${transaction_id}. Reply STOP to stop, HELP for help.`;
  return filing.notificationsValues.texts.map(({ text: to }) => ({ to, text, refId }));
}
