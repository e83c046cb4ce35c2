/** The standing of a finished filing: staff review it first, it takes effect on its day, or it has taken effect. */
export const STANDINGS = ['queued', 'delayed', 'inEffect'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Facts that decide the standing of a finished filing. */
export interface StandingFacts {
  adminFraudCheck: boolean;
  /**
   * When the filing takes effect, ISO 8601. Empty while staff have not approved one that they review (reading 32), and for one that took
   * effect when it was filed.
   */
  effectiveDate: string;
}

/**
 * The standing of a finished filing at a moment: when it was filed, or when somebody reads of it.
 * @param at ISO 8601 instant
 */
export const standingOf = ({ adminFraudCheck, effectiveDate }: StandingFacts, at: string): Standing => {
  if (adminFraudCheck && effectiveDate === '') return 'queued';
  return Date.parse(effectiveDate) > Date.parse(at) ? 'delayed' : 'inEffect';
};

/**
 * The moment at which somebody reads of a finished filing. Nobody reads of it before it was received: the clock of a page that took long to
 * come lags behind the server's, and a filing that took effect at once would be said to take effect later.
 * @param dateTime when the filing was received, ISO 8601 instant
 * @param now ISO 8601 instant
 */
export const readingMoment = (dateTime: string, now: string): string =>
  Date.parse(dateTime) > Date.parse(now) ? dateTime : now;
