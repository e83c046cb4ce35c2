import { isDay, plusDays } from '../calendar/office-clock';
import { officeDay } from '../calendar/office-time';
import { PASSCODE_VALID_DAYS } from '../constants/limits';
import { number } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/** Longer than any passcode is kept: ten years. */
const LONGEST = 3660;
const DAY = 86_400_000;

export const PASSCODE_TABLE = defineTable<'valid' | 'expired'>()({
  name: 'Standing of a mailed passcode',
  source: 'A9-passcode',
  hitPolicy: 'unique',
  inputs: { daysSinceIssue: number(0, LONGEST) },
  rows: [
    { when: { daysSinceIssue: { from: 0, to: PASSCODE_VALID_DAYS } }, then: 'valid' },
    { when: { daysSinceIssue: { from: PASSCODE_VALID_DAYS + 1, to: LONGEST } }, then: 'expired' },
  ],
});

/** Days of the calendar from one `YYYY-MM-DD` to another; the clock's changes do not count. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/**
 * The last day `YYYY-MM-DD` on which a passcode can be used, by the office's clock; empty for text that is no instant.
 * @param issuedAt ISO 8601 instant
 * @example passcodeLastDay('2026-11-20T16:00:00Z') // '2027-01-04'
 */
export const passcodeLastDay = (issuedAt: string): string => {
  const issued = officeDay(issuedAt);
  return issued && plusDays(issued, PASSCODE_VALID_DAYS);
};

/**
 * Whether a passcode has expired: it can be used until the end of the 45th calendar day after its day of issue, by the
 * office's clock (A9-passcode). Instants that cannot be read count as expired.
 * @param issuedAt ISO 8601 instant of the issue
 * @param now ISO 8601 instant
 */
export const isPasscodeExpired = (issuedAt: string, now: string): boolean => {
  const issued = officeDay(issuedAt);
  const today = officeDay(now);
  if (!isDay(issued) || !isDay(today)) return true;
  const days = Math.min(Math.max(daysBetween(issued, today), 0), LONGEST);
  return evaluate(PASSCODE_TABLE, { daysSinceIssue: days }) === 'expired';
};
