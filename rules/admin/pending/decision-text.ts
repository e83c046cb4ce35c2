import { formatOfficeDateTime } from '../../calendar/office-time';
import { formatMoney } from '../../fees/money';
import type { PendingState } from './pending-table';

/** Whether what follows from a decision has happened; `failed` where the registry has given up trying. */
interface FollowUp {
  state: 'queued' | 'done' | 'failed';
  /** ISO 8601 instant; absent before it is done, and once that is no longer kept. */
  at?: string;
}

/** What came of a decision, as the registry tells it. Instants are ISO 8601. */
interface Decision {
  leftOut: readonly string[];
  effectiveAt?: string;
  mail: FollowUp & { to: string; subject: string };
  refund?: FollowUp & { amount: number };
  correctUntil?: string;
}

/** A filing that was decided, or is not yet. */
interface DecidedFacts {
  state: PendingState;
  decidedBy?: string;
  decidedByName?: string;
  decidedAt?: string;
  decision?: Decision;
}

const DECISIONS: Readonly<Record<PendingState, string>> = {
  unlocked: '',
  locked: '',
  approved: 'Approved',
  rejected: 'Rejected',
};

/** `Approved`, `Rejected`; empty before. */
export const decisionText = ({ state }: Pick<DecidedFacts, 'state'>): string => DECISIONS[state];

/** Who has decided a filing. */
export const deciderText = ({ decidedBy = '', decidedByName = decidedBy }: DecidedFacts): string =>
  decidedByName;

const moment = (instant: string | undefined): string =>
  instant === undefined ? '' : formatOfficeDateTime(instant);

const mailText = ({ to, subject, state, at }: Decision['mail']): string => {
  const mail = `"${subject}" to ${to}`;
  if (state === 'failed') return `${mail} could not be sent. Write to its filer yourself.`;
  if (state === 'queued') return `${mail} is about to be sent.`;
  return at === undefined ? `${mail} was sent.` : `${mail} was sent on ${moment(at)}.`;
};

const refundText = ({ amount, state, at }: NonNullable<Decision['refund']>): string => {
  const sum = formatMoney(amount);
  if (state === 'failed') return `The refund of ${sum} has failed. Refund it at the payment provider.`;
  if (state === 'queued') return `${sum} is about to be refunded.`;
  return at === undefined ? `${sum} was refunded.` : `${sum} was refunded on ${moment(at)}.`;
};

/** What the page of a decided filing tells of the decision and of what came of it, label by label (T6-decided). */
export function decisionRows(filing: DecidedFacts): { label: string; value: string }[] {
  const { decision, decidedAt } = filing;
  if (!decision) return [];
  const { leftOut, effectiveAt, mail, refund, correctUntil } = decision;
  const isApproved = filing.state === 'approved';
  return [
    { label: 'Decision', value: decisionText(filing) },
    { label: 'Decided by', value: deciderText(filing) },
    { label: 'Decided on', value: moment(decidedAt) },
    ...(isApproved
      ? [
          { label: 'Counts from', value: moment(effectiveAt) },
          { label: 'Left out of the record', value: leftOut.join(', ') || 'Nothing' },
        ]
      : []),
    { label: 'Email to its filer', value: mailText(mail) },
    ...(refund ? [{ label: 'Refund', value: refundText(refund) }] : []),
    ...(correctUntil === undefined ? [] : [{ label: 'Can be corrected until', value: moment(correctUntil) }]),
  ];
}
