import { formatOfficeDateTime } from '../calendar/office-time';
import type { ReceiptRow } from './receipt-rows';
import type { Standing } from './standing';
import { standingOf } from './standing';

/** Facts that decide the state of a receipt's filing, and from when it is in effect. */
interface EffectFacts {
  /** When the filing was received, ISO 8601 instant. */
  dateTime: string;
  /** When it takes effect, ISO 8601 instant; empty while staff have not decided, and where it took effect at once. */
  effectiveDate: string;
  /** Staff review it before it takes effect. */
  adminFraudCheck: boolean;
  isRejected: boolean;
  /** When the filer asked it to take effect, ISO 8601 instant; left out where that was at once. */
  requestedEffect?: string;
}

/** The state of a filing as its receipt shows it and mails say it, for each standing. */
export const FILING_STATES: Readonly<Record<Standing | 'rejected', string>> = {
  queued: 'Queued for review: not on record',
  delayed: 'On record, not yet in effect',
  inEffect: 'On record and in effect',
  rejected: 'Rejected: not on record',
};

/**
 * Whether the day that the filer asked for had passed when staff approved the filing: its effect then counts from its receipt, which was
 * before that day (reading 32).
 */
export const isOvertaken = (requestedEffect: string, effectiveDate: string): boolean =>
  requestedEffect !== '' && Date.parse(requestedEffect) > Date.parse(effectiveDate);

/**
 * The lines of a receipt that make it a proof: the state of the filing at a moment, and when it takes effect.
 * @param at ISO 8601 instant
 */
export function effectRows(facts: EffectFacts, at: string): ReceiptRow[] {
  if (facts.isRejected) return [{ label: 'State', value: FILING_STATES.rejected }];
  const standing = standingOf(facts, at);
  const state = { label: 'State', value: FILING_STATES[standing] };
  const { requestedEffect = '' } = facts;
  const requested = { label: 'Asked to take effect', value: formatOfficeDateTime(requestedEffect) };
  if (standing === 'queued') return requestedEffect === '' ? [state] : [state, requested];
  const label = standing === 'delayed' ? 'Takes effect' : 'In effect since';
  const effect = facts.effectiveDate || facts.dateTime;
  const rows = [state, { label, value: formatOfficeDateTime(effect) }];
  return isOvertaken(requestedEffect, effect) ? [...rows, requested] : rows;
}
