import { OFFICE_ZONE } from './office-zone';

const FORMAT = {
  timeZone: OFFICE_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
} as const;

/**
 * `12/01/2026 11:59 PM`: the receipt's date and time by the office's clock (W9-money); empty for text that is no instant.
 * Formatted by Intl, so that the receipt, which reckons with no dates, does not load a calendar.
 */
export const receiptDateTime = (instant: string): string => {
  const time = new Date(instant);
  if (Number.isNaN(time.getTime())) return '';
  const parts = new Intl.DateTimeFormat('en-US', FORMAT).formatToParts(time);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const day = `${part('month')}/${part('day')}/${part('year')}`;
  return `${day} ${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
};
