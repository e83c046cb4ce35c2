import { addTo, weekday } from './calendar-days';

/** Where each key of the date grid leads; the shifted ones are named with a plus. */
const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addTo(day, -1),
  ArrowRight: (day) => addTo(day, 1),
  ArrowUp: (day) => addTo(day, -7),
  ArrowDown: (day) => addTo(day, 7),
  Home: (day) => addTo(day, -weekday(day)),
  End: (day) => addTo(day, 6 - weekday(day)),
  PageUp: (day) => addTo(day, -1, 'month'),
  PageDown: (day) => addTo(day, 1, 'month'),
  'Shift+PageUp': (day) => addTo(day, -12, 'month'),
  'Shift+PageDown': (day) => addTo(day, 12, 'month'),
};

/** The day that a key leads to, or nothing for a key that the grid leaves to the browser. */
export const dayAfterKey = (day: string, key: string, shift: boolean): string | undefined =>
  moves[shift ? `Shift+${key}` : key]?.(day);
