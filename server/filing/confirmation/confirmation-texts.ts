import type { EffectState, FilingRecord } from '../../database/tables/filings';
import { OFFICE } from '../../settings/environments';
import type { OutboxPayloads } from '../../outbox/outbox-payloads';
import { namesNow } from './names-now';

const ON_RECORD = 'is on record';
const STATES: Readonly<Record<EffectState, string>> = {
  effective: ON_RECORD,
  delayed: ON_RECORD,
  waitingForReview: 'is queued for review',
  rejected: 'was rejected',
};

/** The messages to those who asked for text notifications: short, and without the address under which a filing could be corrected. */
export function confirmationTexts(record: FilingRecord, refId: string): OutboxPayloads['text'][] {
  const { effect_state, filing, transaction_id } = record;
  const { name } = namesNow(record);
  const text =
    `${OFFICE.name}: ${filing.transactionDescription} for ${name} ${STATES[effect_state]}, ` +
    `document number ${transaction_id}. Reply STOP to stop, HELP for help.`;
  return filing.notificationsValues.texts.map(({ text: to }) => ({ to, text, refId }));
}
