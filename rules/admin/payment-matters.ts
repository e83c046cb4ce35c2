import { officeDay } from '../calendar/office-time';
import { formatDay } from '../calendar/format-day';
import { formRules } from '../constraints/form-rules';
import { text } from '../constraints/rows';

/** Why a payment needs attention, as staff read it. */
export const MATTER_KINDS = {
  withoutFiling: 'Payment without a filing',
  disputed: 'Disputed payment',
} as const;
export type MatterKind = keyof typeof MATTER_KINDS;

/** What the next step depends on. */
export interface MatterFacts {
  kind: MatterKind;
  /** ISO 8601 instant until which a dispute can be answered; missing where the provider named none. */
  answerBy?: string | undefined;
}

/** The one thing to do about a payment. @param now ISO 8601 instant */
export const matterNextStep = ({ kind, answerBy }: MatterFacts, now: string): string => {
  if (kind === 'withoutFiling') return 'Refund this payment at the payment provider, then close it here.';
  if (answerBy === undefined) return 'Answer the dispute at the payment provider, then close it here.';
  const lastDay = formatDay(officeDay(answerBy));
  return Date.parse(now) < Date.parse(answerBy)
    ? `Answer the dispute at the payment provider by ${lastDay}, then close it here.`
    : `The dispute could be answered until ${lastDay}. Look up its outcome at the payment provider, then close it here.`;
};

/** The link to the list: `Payments that need attention (2)`. @param count null while it is not known */
export const mattersLink = (count: number | null): string =>
  `Payments that need attention${count === null ? '' : ` (${count})`}`;

/** How many there are, for the heading of the list. */
export const mattersText = (count: number): string => {
  if (count === 0) return 'No payment needs attention';
  return count === 1 ? '1 payment needs attention' : `${count} payments need attention`;
};

/** What staff are told once a payment is closed. @param closedBy empty where the comparison has closed it */
export const closedMatterText = (status: 'closed' | 'closedBefore', closedBy: string): string => {
  if (status === 'closed') return 'The payment is closed. The audit log keeps what was done.';
  return closedBy === ''
    ? 'The daily comparison had closed this payment already. What you entered was not kept.'
    : `${closedBy} had closed this payment already. What you entered was not kept.`;
};

/** What staff enter to close a payment that needed attention. */
export interface ClosingValues {
  note: string;
}

/** Whoever reads the audit log later wants to know what was done. */
export const closingRules = formRules<ClosingValues>({
  rows: {
    note: text({
      label: 'What was done',
      required: 'Enter what was done about this payment.',
      length: [1, 500],
      characters: 'multiline',
    }),
  },
});
