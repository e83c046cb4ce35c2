import { formatDay } from './format-day';
import { readOfficeClock } from './office-clock';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The office's day at an instant given in ISO 8601, `YYYY-MM-DD`; empty for text that is not an instant. */
export const officeDay = (instant: string): string => readOfficeClock(Date.parse(instant))?.day ?? '';

/** `12/01/2026 11:59 PM MST`: the office's date and time with its zone named; empty for text that is not an instant. */
export const formatOfficeDateTime = (instant: string): string => {
  const reading = readOfficeClock(Date.parse(instant));
  if (!reading) return '';
  const { day, hour, minute, zoneName } = reading;
  const time = `${twoDigits(hour % 12 || 12)}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${formatDay(day)} ${time} ${zoneName}`;
};

/** An instant in ISO 8601 with the office's offset: `2026-12-01T23:59:00-07:00`; empty for no instant. */
export const officeIso = (instant: number): string => {
  const offset = readOfficeClock(instant)?.offset;
  if (offset === undefined) return '';
  const officeText = new Date(instant + offset).toISOString().slice(0, 19);
  // Denver is behind UTC the whole year.
  const minutes = Math.round(-offset / 60_000);
  return `${officeText}-${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
};
