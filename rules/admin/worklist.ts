/** How long filings have waited, in the registry's groups, youngest first. */
export const WAITING_AGES = {
  underOneDay: 'Less than 1 day',
  oneToThreeDays: '1 to 3 days',
  threeToSevenDays: '3 to 7 days',
  overSevenDays: 'More than 7 days',
} as const;
export type WaitingAge = keyof typeof WAITING_AGES;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * A time to a decision in words, to the hour: `2 days 5 hours`; less than an hour counts as one.
 * @param hours null while nothing was decided
 */
export const decisionTimeText = (hours: number | null): string => {
  if (hours === null) return 'No decisions yet';
  if (hours < 1) return 'Less than 1 hour';
  const wholeHours = Math.round(hours);
  const parts = [
    { count: Math.floor(wholeHours / 24), noun: 'day' },
    { count: wholeHours % 24, noun: 'hour' },
  ];
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, noun }) => counted(count, noun))
    .join(' ');
};

/** Decisions of a day, or of several. */
interface Decided {
  approved: number;
  rejected: number;
}

/** The number of decisions on all days together. */
export const totalDecided = (days: readonly Decided[]): Decided => ({
  approved: days.reduce((sum, { approved }) => sum + approved, 0),
  rejected: days.reduce((sum, { rejected }) => sum + rejected, 0),
});
