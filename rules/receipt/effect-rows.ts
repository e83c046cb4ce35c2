import { formatOfficeDateTime } from '../calendar/office-time';
import type { RecordedState } from '../filings/recorded-state';
import { isAccepted, isDayToCome, isInEffect, isToCome } from '../filings/recorded-state';
import type { UnderCheck } from './receipt-review';
import { receiptState } from './receipt-review';
import type { ReceiptRow } from './receipt-rows';
import { FILING_STATES } from './state-texts';

/** When a filing is in effect. */
interface EffectFacts {
  /** When the filing was received, ISO 8601 instant. */
  dateTime: string;
  /** When it takes effect, ISO 8601 instant; none while staff have not decided, and where it took effect at once. */
  effectiveDate?: string | undefined;
  /** When the filer asked it to take effect, ISO 8601 instant; left out where that was at once. */
  requestedEffect?: string | undefined;
  isRevoked?: boolean | undefined;
}

/**
 * Whether the day that the filer asked for had passed when staff approved the filing: its effect then counts from its receipt, which was
 * before that day (reading 32).
 */
export const isOvertaken = (requestedEffect: string, effectiveDate: string): boolean =>
  requestedEffect !== '' && isDayToCome(requestedEffect, effectiveDate);

/** The state of a filing, and when it takes effect: the lines of a receipt, and of the mails, that make it a proof. */
export function stateRows(
  state: RecordedState,
  { dateTime, effectiveDate, requestedEffect = '' }: EffectFacts,
): ReceiptRow[] {
  const rows = [{ label: 'State', value: FILING_STATES[state] }];
  const effect = effectiveDate || dateTime;
  if (isInEffect(state) || (isAccepted(state) && isToCome(state)))
    rows.push({
      label: isToCome(state) ? 'Takes effect' : 'In effect since',
      value: formatOfficeDateTime(effect),
    });
  const isAskedFor = isAccepted(state) ? isOvertaken(requestedEffect, effect) : isToCome(state);
  if (isAskedFor && requestedEffect !== '')
    rows.push({ label: 'Asked to take effect', value: formatOfficeDateTime(requestedEffect) });
  return rows;
}

/**
 * These lines as they are true of a receipt at a moment.
 * @param at ISO 8601 instant
 */
export const effectRows = (receipt: EffectFacts & UnderCheck, at: string): ReceiptRow[] =>
  stateRows(receiptState(receipt, at), receipt);
