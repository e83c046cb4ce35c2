import { overdueStatuses, type StatusChange } from './overdue-status';

/** The facts on record that decide the standing of an entity at a moment. Days are `YYYY-MM-DD`. */
export interface StandingOnRecord {
  statusCode: string;
  /** The day by which its open periodic report is due; null when it has none. */
  reportDueDay: string | null;
  /** Since when it is delinquent; null when it is not. */
  delinquentSince: string | null;
  /** When its formation takes effect, ISO 8601. */
  effectiveAt: string;
}

/** The standing of an entity. */
export type EntityStanding = Pick<StandingOnRecord, 'statusCode' | 'delinquentSince'>;

const delinquencyIn = (changes: readonly StatusChange[]): string | undefined =>
  changes.find(({ statusCode }) => statusCode === 'DQQ')?.day;

/**
 * The standing of an entity at an instant, from its facts and the office's clock: what is on record of its status is only written down by
 * a job, which may come hours later (T1-clock).
 * @param now ISO 8601 instant
 * @example a report due on May 31 is not filed: on June 1 an entity in good standing is noncompliant, whatever its record says
 */
export const standingByClock = (onRecord: StandingOnRecord, now: string): EntityStanding => {
  const { statusCode, reportDueDay, delinquentSince, effectiveAt } = onRecord;
  const hasBegun = statusCode === 'DELAYED' && Date.parse(effectiveAt) <= Date.parse(now);
  const begun = hasBegun ? 'GOOD' : statusCode;
  const changes = overdueStatuses(begun, reportDueDay ?? '', now);
  return {
    statusCode: changes.at(-1)?.statusCode ?? begun,
    delinquentSince: delinquencyIn(changes) ?? delinquentSince,
  };
};
