import type { EffectiveDateValues } from '../filing/sections';
import { parseDay } from './effective-moment';
import { formatDay, officeDay } from './office-time';

/**
 * What review says of a date entered later than the filing's computed effective time (W4-ded):
 * the statute and the date that holds. Empty when the date entered stands.
 */
export const statutoryDateNotice = (values: EffectiveDateValues): string => {
  const entered = parseDay(values.effectiveDateAsEntered);
  const computed = values.effectiveDateTime && officeDay(values.effectiveDateTime);
  if (!entered || !computed || entered <= computed) return '';
  return `Per 7-90-304(2), C.R.S., your filing will be effective on ${formatDay(computed)}.`;
};
