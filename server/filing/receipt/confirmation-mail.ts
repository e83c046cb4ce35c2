import { formatMoney, formatOfficeDateTime } from '#rules';
import type { Selectable } from 'kysely';
import type { FilingRecordTable } from '../../database/tables/filings';
import { OFFICE } from '../../environments';
import type { OutboxPayloads } from '../../jobs/outbox-payloads';
import { kindOf } from '../kinds/find-kind';

export type FilingRecord = Selectable<FilingRecordTable>;

const nameOf = ({ filing }: FilingRecord): string => kindOf(filing).displayName(filing);

/** The means of payment, as receipts say it. */
const paidWith = ({ payment_type, last4 }: FilingRecord): string =>
  last4 === null ? payment_type : `${payment_type} ending in ${last4}`;

/** The facts of a filing on record, a line each. */
function summaryLines(record: FilingRecord): string[] {
  return [
    `Name: ${nameOf(record)}`,
    `ID number: ${record.entity_id}`,
    `Transaction: ${record.filing.transactionDescription}`,
    `Document number: ${record.transaction_id}`,
    `Filed: ${formatOfficeDateTime(record.filed_at.toISOString())}`,
    ...(record.is_effective
      ? []
      : [`Takes effect: ${formatOfficeDateTime(record.effective_at.toISOString())}`]),
    `Payment: ${paidWith(record)}`,
    `Amount: ${formatMoney(record.amount)}`,
  ];
}

const mailText = (opening: string, lines: readonly string[]): string =>
  [opening, '', ...lines, '', OFFICE.name].join('\n');

/** The receipt, for somebody who asks for it. */
export const receiptMail = (record: FilingRecord, refId: string, to: string): OutboxPayloads['mail'] => ({
  to,
  refId,
  subject: `Receipt for ${nameOf(record)}, document number ${record.transaction_id}`,
  text: mailText('This is your receipt.', summaryLines(record)),
});

/** The confirmations that a filing sends to those who asked for email notifications. */
export function confirmationMails(record: FilingRecord, refId: string): OutboxPayloads['mail'][] {
  const { emails } = record.filing.notificationsValues;
  return emails.map(({ email }) => ({
    to: email,
    refId,
    subject: `${nameOf(record)}: your filing is on record`,
    text: mailText('A filing that you asked to be told about is on record.', summaryLines(record)),
  }));
}
