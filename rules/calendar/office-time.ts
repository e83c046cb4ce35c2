import { DateTime } from 'luxon';
import { OFFICE_ZONE } from './office-zone';

/** An ISO 8601 instant as the office's clock shows it. */
export const officeTime = (instant: string): DateTime =>
  DateTime.fromISO(instant, { zone: OFFICE_ZONE, locale: 'en-US' });

/** The office's day at an instant, `YYYY-MM-DD`. */
export const officeDay = (instant: string): string => officeTime(instant).toFormat('yyyy-MM-dd');

/** `12/01/2026 11:59 PM MST`: the office's date and time with its zone named; empty for text that is no instant. */
export const formatOfficeDateTime = (instant: string): string => {
  const time = officeTime(instant);
  return time.isValid ? time.toFormat('MM/dd/yyyy hh:mm a ZZZZ') : '';
};
