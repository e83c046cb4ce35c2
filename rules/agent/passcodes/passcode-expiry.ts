import { isDay, plusDays } from '../../calendar/office-clock';
import { officeDay } from '../../calendar/office-time';
import { PASSCODE_VALID_DAYS } from '../../constants/limits';

/**
 * The last day `YYYY-MM-DD` on which a passcode can be used, by the office's clock; empty for text that is not an instant.
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
  const lastDay = passcodeLastDay(issuedAt);
  const today = officeDay(now);
  return !isDay(lastDay) || !isDay(today) || today > lastDay;
};
