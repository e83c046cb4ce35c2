import { formatOfficeDateTime } from '../calendar/office-time';
import type { Filing } from '../filing/filing';
import { sentence, type Text } from '../language/text';

/**
 * The notice to a filer whose filing takes effect at once while an earlier one on the entity still waits for its day: the later effect
 * prevails. Empty where none waits.
 * @param now ISO 8601 instant
 */
export const precedesDelayedNotice = (
  { recordValues, effectiveDateValues }: Pick<Filing, 'recordValues' | 'effectiveDateValues'>,
  now: string,
): Text => {
  const previous = recordValues?.previousEffective ?? '';
  if (effectiveDateValues.effectiveAtTimeOfFilingRadio !== 'Y' || !(Date.parse(previous) > Date.parse(now)))
    return '';
  return sentence(
    'Another filing on this record takes effect on {moment}, after this one. Where both change the same, the record will then say what the other one says.',
    { moment: formatOfficeDateTime(previous) },
  );
};
