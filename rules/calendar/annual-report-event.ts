import { officeInstants } from './office-clock';
import { officeIso } from './office-time';
import { sentence, type Text } from '../language/text';

/** A calendar event as data: what the developer home and what's-next offer as a download (W9-calendar). */
export interface CalendarEvent {
  fileName: string;
  title: string;
  description: Text;
  /** ISO 8601 with the office's offset. */
  start: string;
  duration: { hours: number; minutes: number };
}

const HALF_A_MINUTE = 30_000;

/** The annual report's reminder: on its due day at 14:06:30 for an hour and a half; without a start for text that is not a day. */
export const annualReportEvent = (dueDay: string, entityName = ''): CalendarEvent => {
  const [start = NaN] = officeInstants(dueDay, { hour: 14, minute: 6 });
  return {
    fileName: 'annual-report-schedule.ics',
    title: 'Annual report due',
    description:
      entityName === ''
        ? 'The periodic report is due today.'
        : sentence('The periodic report of {name} is due today.', { name: entityName }),
    start: officeIso(start + HALF_A_MINUTE),
    duration: { hours: 1, minutes: 30 },
  };
};
