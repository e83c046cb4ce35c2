import { DateTime } from 'luxon';
import { OFFICE_ZONE } from './office-zone';

/** A calendar event as data: what the developer home and what's-next offer as a download (W9-calendar). */
export interface CalendarEvent {
  fileName: string;
  title: string;
  description: string;
  /** ISO 8601 with the office's offset. */
  start: string;
  duration: { hours: number; minutes: number };
}

/** The annual report's reminder: on its due day at 14:06:30 for an hour and a half. */
export const annualReportEvent = (dueDay: string, entityName = ''): CalendarEvent => ({
  fileName: 'annual-report-schedule.ics',
  title: 'Annual report due',
  description: `The periodic report${entityName && ` of ${entityName}`} is due today.`,
  start:
    DateTime.fromISO(dueDay, { zone: OFFICE_ZONE })
      .set({ hour: 14, minute: 6, second: 30 })
      .toISO({ suppressMilliseconds: true }) ?? '',
  duration: { hours: 1, minutes: 30 },
});
