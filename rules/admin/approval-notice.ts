import { formatOfficeDateTime } from '../calendar/office-time';

/**
 * From when on a filing counts that an administrator approves now, where its filer asked for a day (reading 32); empty where the filer
 * did not.
 * @param requestedEffect ISO 8601 instant
 * @param now ISO 8601 instant
 */
export const approvalNotice = (requestedEffect: string | undefined, now: string): string => {
  if (requestedEffect === undefined) return '';
  const moment = formatOfficeDateTime(requestedEffect);
  return Date.parse(requestedEffect) > Date.parse(now)
    ? `It takes effect on ${moment}, as its filer asks.`
    : `The date that its filer asked for, ${moment}, has passed: approved now, it counts from the day of its receipt.`;
};
