import type { FiledNames } from '#rules';
import {
  CONFIRMATIONS,
  filedNames,
  formatMoney,
  formatOfficeDateTime,
  howToVerify,
  isAccepted,
  isUnderReview,
  laterNameSentence,
  requestedEffect,
  stateRows,
  englishOf,
} from '#rules';
import type { FilingRecord } from '../../database/tables/filings';
import { OFFICE } from '../../settings/environments';
import type { OutboxPayloads } from '../../outbox/outbox-payloads';

/** The names at this moment: a later name becomes the entity's on the day of its effect. */
const namesOf = ({ filing, effect_state }: FilingRecord): FiledNames => filedNames(filing, effect_state);
const nameOf = (record: FilingRecord): string => namesOf(record).name;

/** The means of payment, as printed on receipts. */
const paidWith = ({ payment_type, last4 }: FilingRecord): string =>
  last4 === null ? payment_type : `${payment_type} ending in ${last4}`;

/** The state of the filing, and when it takes effect, as its receipt says it. */
const effectLines = ({ effect_state, effective_at, filed_at, filing }: FilingRecord): string[] =>
  stateRows(effect_state, {
    dateTime: filed_at.toISOString(),
    effectiveDate: effective_at.toISOString(),
    requestedEffect: requestedEffect(filing) ?? undefined,
  }).map(({ label, value }) => `${label}: ${value}`);

/** The sentence that the entity gets another name later; empty where it does not. */
const laterNameLines = (record: FilingRecord): string[] => {
  const { laterName = '' } = namesOf(record);
  const sentence = laterNameSentence(laterName, record.effect_state, record.effective_at.toISOString());
  return sentence === '' ? [] : [englishOf(sentence)];
};

/** The facts of a filing on record, one line each. */
function summaryLines(record: FilingRecord): string[] {
  return [
    `Name: ${nameOf(record)}`,
    ...laterNameLines(record),
    `ID number: ${record.entity_id}`,
    `Transaction: ${record.filing.transactionDescription}`,
    `Document number: ${record.transaction_id}`,
    `Filed: ${formatOfficeDateTime(record.filed_at.toISOString())}`,
    ...effectLines(record),
  ];
}

/** The payment, for the filer and everyone to whom the filer sends the receipt, but not for people who only watch the record. */
const paymentLines = (record: FilingRecord): string[] => [
  `Payment: ${paidWith(record)}`,
  `Amount: ${formatMoney(record.amount)}`,
];

const mailText = (opening: string, lines: readonly string[]): string =>
  [opening, '', ...lines, '', OFFICE.name].join('\n');

/** The address at which a filer sees the state of a filing. */
const stateLines = (address: string): string[] => ['', `How your filing stands: ${address}`];

/** Only a filing on record can be verified there. */
const verifyLines = ({ effect_state }: FilingRecord, onRecord: string): string[] =>
  isAccepted(effect_state) ? ['', englishOf(howToVerify(onRecord))] : [];

/** The way for somebody who was named and has not filed. */
const notMeLines = (address: string): string[] => ['', `This wasn't me: ${address}`];

/** Where a filing is shown. */
interface Addresses {
  /** The address of its receipt, and its state. */
  address: string;
  /** The public record of its entity. */
  onRecord: string;
  /** What can be done by somebody who was named and has not filed. */
  notMe: string;
}

/** The receipt, for somebody to whom the filer sends it. */
export const receiptMail = (
  record: FilingRecord,
  { refId, to, address, onRecord }: { refId: string; to: string } & Omit<Addresses, 'notMe'>,
): OutboxPayloads['mail'] => ({
  to,
  refId,
  subject: `Receipt for ${nameOf(record)}, document number ${record.transaction_id}`,
  text: mailText('This is your receipt.', [
    ...summaryLines(record),
    ...paymentLines(record),
    ...stateLines(address),
    ...verifyLines(record, onRecord),
  ]),
});

const QUEUED_OPENING =
  'The office has received your filing and will review it. It changes nothing on record until it is accepted. You will receive an email ' +
  'when it is accepted or rejected.';

/**
 * The mail to the filer of a reviewed filing when it is submitted, with the link back to it. Undefined for a filing that is not reviewed.
 */
function queuedMail(
  record: FilingRecord,
  { refId, address, notMe }: { refId: string } & Omit<Addresses, 'onRecord'>,
): OutboxPayloads['mail'] | undefined {
  const { effect_state, filing } = record;
  if (!isUnderReview(effect_state) || filing.email === '') return undefined;
  return {
    to: filing.email,
    refId,
    subject: `${nameOf(record)}: ${CONFIRMATIONS[effect_state].subject}`,
    text: mailText(QUEUED_OPENING, [
      ...summaryLines(record),
      ...paymentLines(record),
      ...stateLines(address),
      ...notMeLines(notMe),
    ]),
  };
}

/**
 * The confirmations that a filing sends: to its filer when staff review it, and to those who asked for email notifications, who do not
 * learn the address under which it could be corrected.
 */
export function confirmationMails(
  record: FilingRecord,
  filers: { refId: string } & Addresses,
): OutboxPayloads['mail'][] {
  const { emails } = record.filing.notificationsValues;
  const { subject, opening } = CONFIRMATIONS[record.effect_state];
  const filerMail = queuedMail(record, filers);
  const otherEmails = emails.filter(({ email }) => email !== filerMail?.to);
  return [
    ...(filerMail ? [filerMail] : []),
    ...otherEmails.map(({ email }) => ({
      to: email,
      refId: filers.refId,
      subject: `${nameOf(record)}: ${subject}`,
      text: mailText(opening, [
        ...summaryLines(record),
        ...verifyLines(record, filers.onRecord),
        ...notMeLines(filers.notMe),
      ]),
    })),
  ];
}
