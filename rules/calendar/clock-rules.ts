import { formRules } from '../constraints/form-rules';
import { text } from '../constraints/rows';

const MESSAGE = 'Enter a date and time as 2026-12-01T09:00:00Z.';

/** An ISO 8601 instant: a day, a time, and Z or the distance from it. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** The day exists: JavaScript takes February 30 for a day in March. */
const isDay = (day: string): boolean => {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
};

/** The time to which testers move the server's clock. */
export const clockRules = formRules<{ instant: string }>({
  rows: { instant: text({ label: 'Move the clock to', required: MESSAGE, pattern: [INSTANT, MESSAGE] }) },
  rules: [
    ({ instant }) => {
      const day = INSTANT.exec(instant)?.[1];
      const isInstant = day !== undefined && isDay(day) && !Number.isNaN(Date.parse(instant));
      return isInstant ? [] : [{ path: 'instant', code: 'pattern', message: MESSAGE }];
    },
  ],
});
