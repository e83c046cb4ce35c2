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
