import type { EffectiveDateValues } from '../filing-parts/sections';
import { formatDay } from '../calendar/format-day';
import { effectiveMoment } from './effective-moment';
import { officeInstants, plusDays } from '../calendar/office-clock';
import { formatOfficeDateTime, officeDay, officeIso } from '../calendar/office-time';
import { sentence, type Text } from '../language/text';

/** Days ahead that a filing may take effect, per 7-90-304(2), C.R.S. */
export const MAX_DAYS_AHEAD = 90;
/** Days ahead that the picker offers. */
const PICKER_DAYS_AHEAD = 100;

const daysAhead = (now: string, days: number): string => plusDays(officeDay(now), days);

/** The last day `YYYY-MM-DD` on which a filing made now may take effect: the office's day and 90 more. */
export const maxEffectiveDate = (now: string): string => daysAhead(now, MAX_DAYS_AHEAD);

/** The last day `YYYY-MM-DD` that the date picker offers. */
export const pickerMaxDate = (now: string): string => daysAhead(now, PICKER_DAYS_AHEAD);

/** The text of the date error dialog (W section 8), which also explains a date that was capped. */
export const dateErrorText = (now: string): Text =>
  sentence(
    'You chose a date that is more than {days} days in the future. Per 7-90-304(2), C.R.S., your filing will be effective on {day}.',
    { days: MAX_DAYS_AHEAD, day: formatDay(maxEffectiveDate(now)) },
  );

/** The values with the date at its limit: what Ok in the date error dialog does. */
export const capEffectiveDate = (values: EffectiveDateValues, now: string): EffectiveDateValues =>
  withEffectiveDateTime({ ...values, effectiveDateAsEntered: formatDay(maxEffectiveDate(now)) }, now);

/** The last moment at which a filing made now may take effect, shown with its zone. */
const maxMomentDisplay = (now: string): string => {
  const [last = NaN] = officeInstants(maxEffectiveDate(now), { hour: 23, minute: 59 });
  return formatOfficeDateTime(officeIso(last));
};

/** The values with the moment computed from what was typed; an immediate filing keeps no date (W4-ded). */
export const withEffectiveDateTime = (values: EffectiveDateValues, now?: string): EffectiveDateValues => {
  const moment = effectiveMoment(values, now);
  const effectiveDateTime = moment === null ? '' : officeIso(moment);
  const isDelayed = values.effectiveAtTimeOfFilingRadio === 'N';
  return {
    ...values,
    effectiveDateAsEntered: isDelayed ? values.effectiveDateAsEntered : '',
    effectiveTime: isDelayed ? values.effectiveTime : '',
    effectiveDateTime,
    effectiveDateTimeDisplay: formatOfficeDateTime(effectiveDateTime),
    effectiveMaxDateTimeDisplay: now ? maxMomentDisplay(now) : values.effectiveMaxDateTimeDisplay,
  };
};
