import type { EffectiveDateValues } from '../filing-parts/sections';
import { parseDay } from './effective-moment';
import { formatDay } from '../calendar/format-day';
import { officeDay } from '../calendar/office-time';
import { sentence, type Text } from '../language/text';

/**
 * What review says of a delayed date that the statute set: one entered later than the filing's computed effective time, or one
 * on the last day allowed, to which a later date is capped (W4-ded). Empty when the filer's own date is kept.
 */
export const statutoryDateNotice = (values: EffectiveDateValues): Text => {
  const entered = parseDay(values.effectiveDateAsEntered);
  const computed = officeDay(values.effectiveDateTime);
  if (!entered || !computed) return '';
  const isLastDay = values.effectiveMaxDateTimeDisplay.startsWith(formatDay(computed));
  if (entered <= computed && !isLastDay) return '';
  return sentence('Per 7-90-304(2), C.R.S., your filing will be effective on {day}.', {
    day: formatDay(computed),
  });
};
