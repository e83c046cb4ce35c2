import { plusDays } from '#rules';
import { DateTime } from 'luxon';
import type { Day } from '../database/tables/entities';

/** A day relative to the day on which the sample data is loaded, so that a sample's description stays true. */
export type RelativeDay = (loaded: Day) => Day;

/** The first day of the month that is this many months before. */
export const monthsAgo =
  (months: number): RelativeDay =>
  (loaded) =>
    DateTime.fromISO(loaded).minus({ months }).startOf('month').toFormat('yyyy-MM-dd');

/** The day this many years before, or days after that; 28 February where that year has no 29th. */
export const yearsAgo =
  (years: number, daysAfter = 0): RelativeDay =>
  (loaded) =>
    plusDays(DateTime.fromISO(loaded).minus({ years }).toFormat('yyyy-MM-dd'), daysAfter);

/** The day this many days before. */
export const daysAgo =
  (days: number): RelativeDay =>
  (loaded) =>
    plusDays(loaded, -days);

/** So many days after the sample data is loaded. */
export const daysLater =
  (days: number): RelativeDay =>
  (loaded) =>
    plusDays(loaded, days);
