const FIRST_DAY = '0001-01-01';

/** A day as the database keeps it: none before the first year, to which testers may move the clock. */
export const keptDay = (day: string): string => (day < FIRST_DAY ? FIRST_DAY : day);
