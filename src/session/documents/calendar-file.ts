import { createEvent } from 'ics';
import { annualReportEvent, englishOf, reportDueDate } from '#rules';

/**
 * The annual report's due date as an iCalendar file (W9-calendar). Loaded when it is asked for: the format's library is
 * large.
 * @param dueDate ISO 8601 date
 */
export function calendarFile(dueDate: string, entityName: string): { fileName: string; content: string } {
  const event = annualReportEvent(dueDate, entityName);
  const { value, error } = createEvent({
    title: event.title,
    description: englishOf(event.description),
    start: Date.parse(event.start),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: event.duration,
  });
  if (!value) throw error ?? new Error('The calendar file is empty');
  return { fileName: event.fileName, content: value };
}

/** The event of an entity formed now, for testers. `now` is an ISO 8601 instant. */
export const sampleCalendarFile = (now: string) => calendarFile(reportDueDate(now, now), '');
