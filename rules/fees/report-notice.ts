import { formatLongDay } from '../calendar/format-day';
import type { Filing } from '../filing/filing';
import { latePenalty } from './fees';
import { isAfterDueMonth } from './late-report';
import { formatMoney } from './money';

/** What the introduction of a report says of the report that is open. */
export interface ReportNotice {
  isLate: boolean;
  text: string;
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
  const inWords = formatLongDay(dueDay);
  if (inWords === '') return null;
  const isLate = isAfterDueMonth(dueDay, now);
  const name = entityNameValues.oldName;
  if (!isLate) return { isLate, text: `The periodic report of ${name} is due by ${inWords}.` };
  return {
    isLate,
    text: `The periodic report of ${name} was due by ${inWords}. It is late, so the fee is ${formatMoney(latePenalty())} higher.`,
  };
};
