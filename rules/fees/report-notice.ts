import { longDay } from '../calendar/format-day';
import type { Filing } from '../filing/filing';
import { sentence, term, type Text } from '../language/text';
import { latePenalty } from './fees';
import { isAfterDueMonth } from './late-report';
import { formatMoney } from './money';

/** What the introduction of a report says of the report that is open. */
export interface ReportNotice {
  isLate: boolean;
  text: Text;
}

/**
 * Which report of the entity is filed, by its due day, and what a late one costs more (decision on fees); null while the record is
 * not known.
 * @param now ISO 8601 instant
 */
export const reportNotice = (
  { recordValues, entityNameValues }: Pick<Filing, 'recordValues' | 'entityNameValues'>,
  now: string,
): ReportNotice | null => {
  const dueDay = recordValues?.reportDueDate ?? '';
  const dueOn = longDay(dueDay);
  if (dueOn === '') return null;
  const isLate = isAfterDueMonth(dueDay, now);
  const values = { name: entityNameValues.oldName, day: term(dueOn) };
  return {
    isLate,
    text: isLate
      ? sentence('The periodic report of {name} was due by {day}. It is late, so the fee is {fee} higher.', {
          ...values,
          fee: formatMoney(latePenalty()),
        })
      : sentence('The periodic report of {name} is due by {day}.', values),
  };
};
